import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { UNITS, type Unit } from '@crisper/domain/items/keeping/amount.ts';
import type { ListRow } from '@crisper/domain/shopping/list-rows.ts';
import type { Entry } from '@crisper/domain/shopping/shopping.ts';
import { unitName } from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/shopping/shopping.ts';
import { Rows2, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { StapleLine } from '#kitchen/listing/staple-line.tsx';
import { SheetChip, SheetLine } from '#kitchen/sheets/sheet-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import type { EntryFields } from './use-entry-acts.ts';

interface EntrySheetProps {
  /** Null while the sheet is closed. */
  row: ListRow | null;
  /** What its amount is made of; null where it was not added up. */
  parts: string | null;
  kitchenId: string;
  self: string;
  people: readonly KitchenPerson[];
  onClose: () => void;
  onSave: (fields: EntryFields) => void;
  onRemove: () => void;
  /** Each entry of the row gets its own. */
  onPart: () => void;
}

/** What can be said about one thing to get, and taking it off the list. */
export function EntrySheet({ row, onClose, ...rest }: EntrySheetProps) {
  return (
    <Dialog open={row !== null} onClose={onClose} title={row?.title ?? ''} placement="sheet">
      {row && <EntryForm key={row._id} row={row} {...rest} />}
    </Dialog>
  );
}

interface EntryFormProps extends Omit<EntrySheetProps, 'row' | 'onClose'> {
  row: ListRow;
}

function EntryForm({ row, parts, kitchenId, self, people, onSave, onRemove, onPart }: EntryFormProps) {
  const [title, setTitle] = useState(row.title);
  const [amount, setAmount] = useState(row.amount === null ? '' : String(row.amount));
  const [unit, setUnit] = useState<Unit>(row.unit ?? 'piece');
  const [wantedBy, setWantedBy] = useState(row.wantedBy);
  const [isTried, setTried] = useState(false);
  const isUntitled = title.trim() === '';
  const isAmountWrong = amount !== '' && !(Number(amount) > 0);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isUntitled || isAmountWrong) return;
    onSave(
      changedFields(row, {
        title: title.trim(),
        amount: amount === '' ? null : Number(amount),
        unit,
        wantedBy,
      }),
    );
  };
  const chip = (to: string | null, name: string) => (
    <SheetChip key={to} isCurrent={wantedBy === to} onClick={() => setWantedBy(to)}>
      {name}
    </SheetChip>
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={texts.titleField}
        value={title}
        maxLength={TITLE_MAX_LENGTH}
        autoComplete="off"
        data-autofocus
        error={isTried && isUntitled ? texts.titleMissing : undefined}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={texts.amountField}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          value={amount}
          error={isTried && isAmountWrong ? texts.amountInvalid : undefined}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
        <SelectField
          label={texts.unitField}
          value={unit}
          onChange={({ currentTarget }) => setUnit(currentTarget.value as Unit)}
        >
          {UNITS.map((one) => (
            <option key={one} value={one}>
              {unitName[one]}
            </option>
          ))}
        </SelectField>
      </div>
      {people.length > 1 && (
        <fieldset className="grid grid-cols-1 gap-1.5">
          <legend className="text-sm font-semibold">{texts.forWhom}</legend>
          <div className="flex gap-2 overflow-x-auto py-1">
            {chip(null, texts.everybody)}
            {people.map(({ accountId, name }) => chip(accountId, accountId === self ? texts.you : name))}
          </div>
        </fieldset>
      )}
      <div className="-mx-3">
        {row.parts.length > 1 && (
          <ul>
            <SheetLine
              icon={<Rows2 />}
              label={texts.rowsAgain({ count: row.parts.length })}
              {...(parts && { hint: parts })}
              onClick={onPart}
            />
          </ul>
        )}
        <StapleLine kitchenId={kitchenId} food={row} />
      </div>
      <div className="flex flex-wrap justify-between gap-3 pt-1">
        <Button variant="quiet" className="px-3!" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-5" /> {texts.takeOff}
        </Button>
        <Button type="submit">{texts.save}</Button>
      </div>
    </form>
  );
}

/** Only what is another: the rest may have been changed by another person meanwhile. */
function changedFields(
  entry: Entry,
  said: Pick<Entry, 'title' | 'amount' | 'wantedBy'> & { unit: Unit },
): EntryFields {
  const unit = said.amount === null ? null : said.unit;
  return {
    ...(said.title !== entry.title && { title: said.title }),
    ...((said.amount !== entry.amount || unit !== entry.unit) && { amount: said.amount, unit }),
    ...(said.wantedBy !== entry.wantedBy && { wantedBy: said.wantedBy }),
  };
}
