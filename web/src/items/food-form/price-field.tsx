import { priceInField, readPrice } from '@crisper/domain/price.ts';
import * as texts from '@crisper/texts/items/price.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { TextField } from '#ui/field.tsx';
import { readerLocale } from '#ui/formats.ts';

const LENGTH_MAX = 20;
/** In the smallest unit of a currency. */
const EXAMPLE = 180;

/** Undefined until the kitchen is known, and without one. */
export const useCurrency = (kitchenId: string | null): string | undefined =>
  useQuery({ ...kitchenQuery(kitchenId ?? ''), enabled: kitchenId !== null }).data?.currency;

/** A price as text in a form; empty for none. */
export const priceDraft = (price: number | null, currency: string): string =>
  price === null ? '' : priceInField(price, { currency, locale: readerLocale() });

/** Null where nothing was entered, undefined where it is no price. */
export const priceOf = (text: string, currency: string): number | null | undefined =>
  text.trim() === '' ? null : readPrice(text, { currency, locale: readerLocale() });

/** What is wrong with it. */
export const priceProblem = (text: string, currency: string): string | undefined =>
  priceOf(text, currency) === undefined
    ? texts.invalid({ example: priceDraft(EXAMPLE, currency) })
    : undefined;

/** A comma may divide the cents, which a field for numbers refuses in some regions. */
const priceInput = {
  name: 'price',
  inputMode: 'decimal',
  autoComplete: 'off',
  maxLength: LENGTH_MAX,
} as const;

interface PriceInputProps {
  currency: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function PriceField({ currency, onChange, ...field }: PriceInputProps & { hint: string }) {
  return (
    <TextField
      {...priceInput}
      {...field}
      label={texts.priceIn({ currency })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The same where there is room for one line. */
export function PriceInput({ currency, value, error, onChange }: PriceInputProps) {
  const id = useId();
  return (
    <>
      <input
        {...priceInput}
        aria-label={texts.priceIn({ currency })}
        aria-describedby={error && id}
        aria-invalid={error ? true : undefined}
        placeholder={texts.price}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="min-h-9 w-28 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-semibold text-ink placeholder:text-ink-soft aria-invalid:border-expired"
      />
      {error && (
        <p id={id} className="basis-full text-caption font-medium text-expired">
          {error}
        </p>
      )}
    </>
  );
}
