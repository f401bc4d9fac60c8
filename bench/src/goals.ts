/** A promise of the product about its speed, and the measured figure. */
export interface Goal {
  what: string;
  measured: number;
  goal: string;
  met: boolean;
}

const rounded = (value: number) => Number(value.toPrecision(3));

export const atLeast = (what: string, measured: number, limit: number): Goal => ({
  what,
  measured: rounded(measured),
  goal: `≥ ${limit}`,
  met: measured >= limit,
});

export const atMost = (what: string, measured: number, limit: number): Goal => ({
  what,
  measured: rounded(measured),
  goal: `≤ ${limit}`,
  met: measured <= limit,
});
