import { type CalendarDate, isCalendarDate } from '@crisper/domain/calendar-date.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import { type ItemId, TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import * as texts from '@crisper/texts/items/kitchen-food.ts';
import { type FormEvent, useState } from 'react';
import { newId } from '#http/new-id.ts';
import { DateShortcuts } from '#items/food-form/date-shortcuts.tsx';
import { PriceInput, priceOf, priceProblem, useCurrency } from '#items/food-form/price-field.tsx';
import { useIntents } from '#items/kitchen/use-intents.ts';
import type { BuiltInPicture } from '#items/pictures/built-in-pictures.ts';
import { Button } from '#ui/button.tsx';

interface Line {
  title: string;
  date: string;
  /** Null where none was entered: then it is what it cost last. */
  price: number | null;
}

/** Fetched when the person begins to type. Without it the food has no picture, and is added all the same. */
async function guessPicture(title: string): Promise<BuiltInPicture | undefined> {
  try {
    const { suggestPictures } = await import('#items/pictures/suggest-pictures.ts');
    return suggestPictures(title)[0];
  } catch {
    return undefined;
  }
}

/** What a line comes to. The picture and the category are guessed. */
async function additionOf({ title, date, price }: Line): Promise<Intent> {
  const picture = await guessPicture(title);
  return {
    id: newId(),
    kind: 'addItem',
    item: {
      id: newId() as ItemId,
      title,
      ...(picture && { image: picture.url, category: picture.category }),
      ...(isCalendarDate(date) && { expiryDate: date }),
      ...(price !== null && { price }),
    },
  };
}

/** One line: a name and, if wanted, a day and a price. Enter adds, and the next can be typed at once. */
export function AddLine({ kitchenId, today }: { kitchenId: string; today: CalendarDate }) {
  const [title, setTitle] = useState('');
  const [date, setDate] = useState('');
  const [price, setPrice] = useState('');
  // The text that was refused: another one is not marked as wrong.
  const [refusedPrice, setRefusedPrice] = useState<string>();
  const currency = useCurrency(kitchenId);
  const add = useIntents(kitchenId);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = currency ? priceOf(price, currency) : null;
    if (said === undefined) {
      setRefusedPrice(price);
      return event.currentTarget.querySelector<HTMLElement>('[name=price]')?.focus();
    }
    const entered = title.trim();
    if (!entered) return;
    void additionOf({ title: entered, date, price: said }).then((addition) => add(addition, entered));
    setTitle('');
    setDate('');
    setPrice('');
  };

  return (
    <form method="post" onSubmit={submit} aria-label={texts.addTitle} className="grid gap-3">
      <div className="flex items-center gap-2 rounded-card border-2 border-brand bg-surface p-1.5 ps-4 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand">
        <input
          id="add-line"
          aria-label={texts.addTitle}
          placeholder={texts.addPlaceholder}
          required
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          value={title}
          onFocus={() => void guessPicture('')}
          onChange={(event) => setTitle(event.currentTarget.value)}
          className="min-h-11 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-soft"
        />
        <Button type="submit">{texts.add}</Button>
      </div>
      {title && (
        <div className="flex flex-wrap items-center gap-2">
          <DateShortcuts today={today} chosen={date} onChoose={setDate} />
          <label className="text-sm text-ink-soft">
            <span className="sr-only">{texts.goodThrough}</span>
            <input
              type="date"
              min={today}
              value={date}
              onChange={(event) => setDate(event.currentTarget.value)}
              className="min-h-9 rounded-full border border-line-strong bg-surface px-3.5 font-semibold text-ink"
            />
          </label>
          {currency && (
            <PriceInput
              currency={currency}
              value={price}
              error={price === refusedPrice ? priceProblem(price, currency) : undefined}
              onChange={setPrice}
            />
          )}
        </div>
      )}
    </form>
  );
}
