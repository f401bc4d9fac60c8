interface Forms {
  one: string;
  other: string;
}

/** One, and what lies between none and two: "1,5 portion". Zero and all other numbers take `other`. */
export const plural = (count: number, { one, other }: Forms): string =>
  count === 1 || (count > 0 && count < 2 && count % 1 !== 0) ? one : other;
