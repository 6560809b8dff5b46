/** As in the engine, which this part of the page does not wait for: what is there by construction. */
export function certain<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('something is missing that was certain to be there');
  return value;
}
