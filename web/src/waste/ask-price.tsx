import { type MostWastedFood, wasteApi } from '@crisper/domain/waste/waste-api.ts';
import * as texts from '@crisper/texts/waste/waste.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#http/call.ts';
import { PriceField, priceOf, priceProblem } from '#items/food-form/price-field.tsx';
import { amountText } from '#kitchen/amount-text.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';

interface AskPriceProps {
  kitchenId: string;
  food: MostWastedFood;
  currency: string;
  /** The question is answered, and goes. */
  takeFocus: () => void;
}

/** Asks once what a food costs, of which none may be there any more. */
export default function AskPrice({ kitchenId, food, currency, takeFocus }: AskPriceProps) {
  const { title, amount, unit } = food;
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { busy, save } = useSaving({
    mutationFn: (price: number) =>
      call(wasteApi.sayPrice, { params: { kitchenId }, body: { title, amount, unit, price } }),
    onSuccess: async () => {
      void toast('success', texts.priceSaved);
      takeFocus();
      await client.invalidateQueries({ queryKey: kitchenKey(kitchenId) });
    },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const price = priceOf(text, currency);
    if (typeof price === 'number') return save(price);
    setProblem(priceProblem(text, currency) ?? texts.priceMissing);
    event.currentTarget.querySelector<HTMLElement>('[name=price]')?.focus();
  };

  return (
    <form
      method="post"
      onSubmit={submit}
      aria-label={texts.sayPrice}
      className="grid gap-3 border-t border-line pt-4"
    >
      <p className="font-semibold">{texts.askPrice({ title, amount: amountText(amount, unit) })}</p>
      <PriceField
        currency={currency}
        value={text}
        hint={texts.countsFromNow}
        error={problem}
        onChange={(value) => {
          setText(value);
          setProblem(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="secondary" aria-disabled={busy}>
          {texts.savePrice}
        </Button>
      </div>
    </form>
  );
}
