/** Literals: variable v true is 2v, false is 2v + 1, so that negation is one bit. */
export type Lit = number;

export const positive = (variable: number): Lit => variable << 1;
export const negative = (variable: number): Lit => (variable << 1) | 1;
export const literal = (variable: number, truth: boolean): Lit => (variable << 1) | (truth ? 0 : 1);
export const negate = (lit: Lit): Lit => lit ^ 1;
export const variableOf = (lit: Lit): number => lit >> 1;
