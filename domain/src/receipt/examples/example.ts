import type { Measure } from '#line/measures.ts';

/** How the picture was made: a rendering, turned a little, in perspective with a shadow, small and faded. */
export const PRINTS = ['clean', 'scan', 'photo', 'poor'] as const;
type Print = (typeof PRINTS)[number];

/** A receipt of a shop that does not exist, as the recognition of print reads it. */
export interface ReceiptExample {
  layout: string;
  /** Null where it is not compared. */
  date: string | null;
  items: [title: string, quantity: number, measure: Measure | null, cents: number][];
  /** Each line with the confidence before it. */
  prints: Record<Print, string>;
}

export const linesOf = (print: string): { text: string; confidence: number }[] =>
  print
    .trim()
    .split('\n')
    .map((line) => {
      const [confidence = '', ...words] = line.split(' ');
      return { text: words.join(' '), confidence: Number(confidence) };
    });
