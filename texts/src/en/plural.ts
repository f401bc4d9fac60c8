interface Forms {
  one: string;
  other: string;
}

/**
 * Picks the form for a count. Each language has this function with its own `Forms`, so a form it lacks does
 * not compile. English has one rule, and the first use of `Intl.PluralRules` costs a phone more than that.
 */
export const plural = (count: number, { one, other }: Forms): string => (count === 1 ? one : other);
