export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Half of all values lie within this, as a share of the median. */
export function spread(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return (quarter(0.75) - quarter(0.25)) / median(values);
}
