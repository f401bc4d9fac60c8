/** `npm run test:all` takes every case of what loops over looks, widths or rounds; `npm test` a fixed sample of them. */
const isWhole = process.env.TEST_ALL === '1';

export function sampled<Case>(all: Case, sample: Case): Case {
  return isWhole ? all : sample;
}

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

const LOOKS: Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1366 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1366 },
];

/** Each width and each scheme, for journeys that walk through several pages. */
export const looks: Look[] = sampled(LOOKS, LOOKS.slice(0, 2));

/** The looks of one case in a list: four neighbours in the list have all four looks between them. */
export const looksAt = (index: number): Look[] => sampled(LOOKS, LOOKS.slice(index % 4, (index % 4) + 1));

/** Both schemes, or the one that a neighbour does not have. */
export const schemes = (sample: Look['colorScheme']): Look['colorScheme'][] =>
  sampled(['light', 'dark'], [sample]);
