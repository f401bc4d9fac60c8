/**
 * A restored backup takes versions back that browsers have seen, and would give them away again for other content. So a
 * restore begins a new age: the version is its second, followed by five digits that count the writes.
 */
const VERSIONS_OF_AN_AGE = 100_000;

/** Whether what changed between the versions is known. A kitchen with very many writes goes on to the next age. */
export const isSameAge = (version: number, other: number): boolean =>
  Math.floor(version / VERSIONS_OF_AN_AGE) === Math.floor(other / VERSIONS_OF_AN_AGE);

/** Later than any version that was used. */
export const BEGIN_AGE = `
  update kitchens set version = ${VERSIONS_OF_AN_AGE} * greatest(
    version / ${VERSIONS_OF_AN_AGE} + 1, floor(extract(epoch from clock_timestamp()))::bigint
  )
  where visibility = 'private'`;
