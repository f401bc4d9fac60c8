/** How one case came out. */
export interface CaseOutcome {
  id: string;
  /** The part of the set that it belongs to, such as "usual". */
  group: string;
  /** What is wrong; empty if nothing is. */
  wrong: string[];
  /** Of these, what is shown as if it were certain. */
  certain: string[];
  /** What was given, for people who look into it. */
  text: string;
}

export const outcome = (
  { id, group, text }: Pick<CaseOutcome, 'id' | 'group' | 'text'>,
  faults: readonly { what: string; isCertain: boolean }[],
): CaseOutcome => ({
  id,
  group,
  text,
  wrong: faults.map(({ what }) => what),
  certain: faults.filter(({ isCertain }) => isCertain).map(({ what }) => what),
});
