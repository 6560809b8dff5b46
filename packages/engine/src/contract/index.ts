/** `edgewise/contract`: the laws every game must satisfy, for a game of your own. */
export { contract, type ContractOptions, type Law } from './contract.ts';
