/** What can be tuned in the solver; the defaults are the customary ones. */
export interface SatOptions {
  readonly decay?: number; // of activities, per conflict
  readonly restartUnit?: number; // conflicts, times the Luby sequence
  readonly firstReduction?: number; // learnt clauses before any are forgotten
  readonly contraryLevels?: number; // decisions below this level take the opposite of their variable's last value
  readonly minimiseThroughTheories?: boolean; // ask propagators for reasons to shorten learnt clauses
  readonly checked?: boolean; // verify propagators' claims (slow; for tests)
}

export const DEFAULT_OPTIONS: Required<SatOptions> = {
  decay: 0.95,
  restartUnit: 50,
  firstReduction: 2000,
  contraryLevels: 0,
  minimiseThroughTheories: true,
  checked: false,
};
