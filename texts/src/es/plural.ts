interface Forms {
  one: string;
  other: string;
}

/**
 * Picks the form for a count. Texts know no millions, which have a form of their own in Spanish. The first use of
 * `Intl.PluralRules` costs a phone more than this rule.
 */
export const plural = (count: number, { one, other }: Forms): string => (count === 1 ? one : other);
