interface Forms {
  one: string;
  other: string;
}

/** One is 1 alone: zero, fractions and all other numbers take `other`. */
export const plural = (count: number, { one, other }: Forms): string => (count === 1 ? one : other);
