/** `edgewise/contract`: the laws every game must pass, for a game of your own. */
export { contract, type ContractOptions, type Law } from './contract.ts';
