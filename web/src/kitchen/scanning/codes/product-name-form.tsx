import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { type Gtin, isOfShop } from '@crisper/domain/labels/gtin.ts';
import * as texts from '@crisper/texts/items/scanning/codes.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { looksUpQuery, productNameQuery } from './product-name.ts';

interface NameFormProps {
  gtin: Gtin;
  onName: (title: string) => void;
  onSkip: () => void;
}

/** Asks once what a product is. A name that is known elsewhere is offered, unless the person is typing. */
export function ProductNameForm({ gtin, onName, onSkip }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { data: looksUp = false } = useQuery(looksUpQuery);
  // Where the operator has not turned it on, the number does not leave the device.
  const { data: offered } = useQuery({ ...productNameQuery(gtin), enabled: looksUp && !isOfShop(gtin) });
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (!offered || !field.current || field.current.value !== '') return;
    field.current.value = offered;
    field.current.select();
  }, [offered]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const title = field.current?.value.trim();
    if (title) onName(title);
    else field.current?.focus();
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-2 rounded-card border border-brand p-4">
      <label htmlFor={id} className="font-semibold">
        {texts.whatIsIt}
      </label>
      <p id={`${id}-number`} className="text-caption text-ink-soft tabular-nums">
        {texts.newNumber({ number: gtin.replace(/^0+/, '') })} {offered && texts.offered}
      </p>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          aria-describedby={`${id}-number`}
          maxLength={TITLE_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          className="min-h-11 min-w-40 flex-1 rounded-control border border-line-strong bg-surface px-3 font-semibold"
        />
        <Button type="submit">{texts.remember}</Button>
        <Button variant="quiet" onClick={onSkip}>
          {texts.skip}
        </Button>
      </div>
    </form>
  );
}
