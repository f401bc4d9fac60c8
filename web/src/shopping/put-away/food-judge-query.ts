import { queryOptions } from '@tanstack/react-query';
import { fetchCode } from '#http/fetch-code.ts';

/** Tells food from soap, by the words that are known of receipts. Without it, everything is food. */
export const foodJudgeQuery = queryOptions({
  queryKey: ['food-judge'],
  queryFn: async () => {
    const [{ foodJudge }, { receiptWords }] = await fetchCode(() =>
      Promise.all([
        import('@crisper/domain/items/scan/receipt/food-judge.ts'),
        import('@crisper/texts/items/scanning/receipt-words.ts'),
      ]),
    );
    return { isFood: foodJudge(receiptWords) };
  },
  structuralSharing: false,
  staleTime: Number.POSITIVE_INFINITY,
});
