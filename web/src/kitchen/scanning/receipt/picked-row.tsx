import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { noDateYet } from '@crisper/texts/items/quick-add.ts';
import * as texts from '@crisper/texts/items/scanning/receipt.ts';
import { useId, useState } from 'react';
import { PriceInput, priceDraft, priceOf, priceProblem } from '#items/food-form/price-field.tsx';
import { ItemPicture } from '#items/item-picture.tsx';
import type { Completed } from '#kitchen/adding/completed.ts';
import { foodDay } from '#kitchen/adding/part-text.ts';
import { shortAmount } from '#kitchen/amount-text.ts';
import { moneyText } from '#ui/numbers/money.ts';
import { centsOf, minorUnits, type Picked } from './picked.ts';

interface PickedRowProps {
  picked: Picked;
  /** With all that is guessed about it. */
  food: Completed;
  today: CalendarDate;
  currency: string;
  /** In cents, the price with which the sum would be right. */
  offer: number | null;
  onChange: (change: Partial<Picked>) => void;
}

/** A row of the receipt: ticked it is put in. What is in doubt says so, and can be corrected in place. */
export function PickedRow({ picked, food, today, currency, offer, onChange }: PickedRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const { title, paid, isIn, doubt, printed } = picked;
  const money = (cents: number) => moneyText(minorUnits(cents, currency), currency);
  const details = [shortAmount(food.amount.value), food.isUnknown ? noDateYet : foodDay(food, today)];
  const offered = offer !== null && paid !== offer ? offer : null;
  return (
    <li
      className={`grid grid-cols-[2.75rem_2.75rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-s-4 py-3 ps-2 pe-4 ${doubt ? 'border-s-soon bg-soon-soft/50' : 'border-s-transparent'}`}
    >
      <label className="grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isIn}
          onChange={({ currentTarget }) => onChange({ isIn: currentTarget.checked })}
          className="size-6 accent-brand"
        />
        <span className="sr-only">{texts.tick({ title })}</span>
      </label>
      <span className="overflow-hidden rounded-control bg-linear-to-b from-frost to-frost-deep">
        <ItemPicture item={{ image: food.image, category: food.category.value }} className="size-11" />
      </span>
      <span className={`grid min-w-0 ${isIn ? '' : 'text-ink-soft'}`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="relative rounded-control text-start leading-tight font-semibold before:absolute before:inset-x-0 before:-inset-y-3"
        >
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {title}
          </span>
          <span className="sr-only">{texts.change({ title })}</span>
        </button>
        <span className="text-caption text-ink-soft">
          {printed.isFood ? details.filter(Boolean).join(' · ') : texts.notFood}
        </span>
        {doubt && (
          <>
            <span className="text-caption text-soon">{texts.doubt[doubt]}</span>
            <span className="text-caption text-ink-soft wrap-anywhere">
              {texts.readAs({ read: printed.read })}
            </span>
          </>
        )}
      </span>
      <span className="grid justify-items-end gap-2 tabular-nums">
        <span className={isIn ? '' : 'text-ink-soft'}>{paid === null ? texts.noPrice : money(paid)}</span>
        {offered !== null && (
          <button
            type="button"
            aria-label={texts.takeOffer({ price: money(offered), title })}
            onClick={() => onChange({ paid: offered, doubt: null })}
            className="min-h-11 rounded-full border border-dashed border-soon bg-soon-soft px-3 font-semibold text-soon"
          >
            {texts.offered({ price: money(offered) })}
          </button>
        )}
      </span>
      {isOpen && (
        <fieldset id={panel} className="col-span-full flex min-w-0 flex-wrap items-center gap-2">
          <legend className="sr-only">{texts.change({ title })}</legend>
          <input
            aria-label={texts.name}
            maxLength={TITLE_MAX_LENGTH}
            autoComplete="off"
            defaultValue={title}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value.trim();
              if (next) onChange({ title: next, ...(doubt === 'title_unsure' && { doubt: null }) });
            }}
            className="min-h-11 min-w-0 flex-1 basis-44 rounded-control border border-line-strong bg-surface px-3 font-semibold text-ink"
          />
          <PaidField
            paid={paid}
            currency={currency}
            onPaid={(next) => onChange({ paid: next, ...(doubt !== 'title_unsure' && { doubt: null }) })}
          />
        </fieldset>
      )}
    </li>
  );
}

interface PaidFieldProps {
  paid: number | null;
  currency: string;
  onPaid: (cents: number | null) => void;
}

/** Keeps what is typed until it is a price. */
function PaidField({ paid, currency, onPaid }: PaidFieldProps) {
  const [text, setText] = useState(() =>
    priceDraft(paid === null ? null : minorUnits(paid, currency), currency),
  );
  return (
    <PriceInput
      currency={currency}
      value={text}
      error={priceProblem(text, currency)}
      onChange={(next) => {
        setText(next);
        const price = priceOf(next, currency);
        if (price !== undefined) onPaid(price === null ? null : centsOf(price, currency));
      }}
    />
  );
}
