/** Includes UTC and the kitchen's own, which the browser may not list. */
export const timeZones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])].sort();
