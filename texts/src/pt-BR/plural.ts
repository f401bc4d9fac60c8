interface Forms {
  one: string;
  other: string;
}

/**
 * Picks the form for a count. 0 and 1.5 take the singular in Portuguese, and texts know no millions, which have a form of
 * their own. The first use of `Intl.PluralRules` costs a phone more than this rule.
 */
export const plural = (count: number, { one, other }: Forms): string => (Math.abs(count) < 2 ? one : other);
