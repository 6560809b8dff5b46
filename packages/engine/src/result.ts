/** Success or a reason, as data: failures at a boundary are returned, not thrown. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** For what is there by construction, where its type cannot say so. */
export function certain<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing that was certain to be there');
  return value;
}

/** The value of a success; undefined for a failure whose reason does not matter. */
export const valueOf = <T>(result: Result<T, unknown>): T | undefined =>
  result.ok ? result.value : undefined;
