interface Forms {
  one: string;
  other: string;
}

/**
 * Picks the form for a count. 1 alone takes the singular in Italian, and texts know no millions, which have a form of their
 * own. The first use of `Intl.PluralRules` costs a phone more than this rule.
 */
export const plural = (count: number, { one, other }: Forms): string => (count === 1 ? one : other);
