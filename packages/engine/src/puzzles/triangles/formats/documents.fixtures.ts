/** The example save that the first document prints, letter for letter: `#FILE`, blank lines and all. */
export const printedSave = `#GAME

#BOARD

DCa111 AdB313 DBb414

aba226

bAa532 Dcb633 CDA235 ddd637

cAD441 CBD142

#FILE

aBd2

add3

AAA5

caB5

CAa4

cDD6

cdc6

bDb1

BDD3

CaA4

dAB5

dcA2

BCd1

baA6

#SOLUTION

DCa111 AAA412 aBd113 CBD414 cdc115

dAB121 Dcb422 dcA123 aba424 AdB125 bDb426 BDD127

CaA431 cDD132 BCd433 bAa134 CDA435 cAD136 add437

ddd441 DBb142 caB443 CAa144 baA445
`;
