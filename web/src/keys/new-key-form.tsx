import { addDays, type CalendarDate } from '@crisper/domain/calendar-date.ts';
import { KEY_SCOPES, type KeyScope } from '@crisper/domain/endpoint.ts';
import { keysApi } from '@crisper/domain/keys/keys-api.ts';
import type { MadeProgramKey, NewProgramKey } from '@crisper/domain/keys/program-key.ts';
import type { KitchenCard, KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import * as texts from '@crisper/texts/keys/keys.ts';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { call } from '#http/call.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

const LASTING = { quarter: 90, year: 365, ever: null } as const;
type Lasting = keyof typeof LASTING;
const ALL = 'all';

const chip =
  'flex min-h-11 max-w-full cursor-pointer items-center rounded-full border border-line-strong px-4 text-sm font-semibold wrap-anywhere has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

interface ChipsProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Chips<Value extends string>({ legend, choices, chosen, onChoose }: ChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className={chip}>
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Scopes({ chosen, onChoose }: { chosen: KeyScope; onChoose: (scope: KeyScope) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{texts.mayDo}</legend>
      <div className="divide-y divide-line rounded-card border border-line">
        {KEY_SCOPES.map((scope) => (
          <label key={scope} className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2">
            <input
              type="radio"
              name="scope"
              checked={chosen === scope}
              onChange={() => onChoose(scope)}
              className="size-6 shrink-0 accent-brand"
            />
            <span className="grid">
              <span className="font-semibold">{texts.scopes[scope].label}</span>
              <span className="text-caption text-ink-soft">{texts.scopes[scope].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface NewKeyFormProps {
  kitchens: readonly KitchenCard[];
  today: CalendarDate;
  onMade: (made: MadeProgramKey) => void;
}

/** Looking only, in the first kitchen, for a year: the least that is of use. */
export function NewKeyForm({ kitchens, today, onMade }: NewKeyFormProps) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<KeyScope>('look');
  const [kitchen, setKitchen] = useState<string>(kitchens[0]?.id ?? ALL);
  const [lasting, setLasting] = useState<Lasting>('year');
  const { busy, save } = useSaving({
    mutationFn: (body: NewProgramKey) => call(keysApi.makeKey, { body }),
    onSuccess: onMade,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const days = LASTING[lasting];
    save({
      ...{ name, scope, kitchenId: kitchen === ALL ? null : (kitchen as KitchenId) },
      lastDay: days === null ? null : addDays(today, days),
    });
  };
  return (
    <form onSubmit={submit}>
      <fieldset disabled={busy} className="grid gap-5">
        <TextField
          label={texts.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          placeholder={texts.nameExample}
          maxLength={100}
          required
          data-autofocus
          autoComplete="off"
        />
        <Scopes chosen={scope} onChoose={setScope} />
        <Chips
          legend={texts.inKitchen}
          choices={[
            ...kitchens.map(({ id, name: label }) => ({ value: id as string, label })),
            ...(kitchens.length > 1 ? [{ value: ALL, label: texts.allKitchens }] : []),
          ]}
          chosen={kitchen}
          onChoose={setKitchen}
        />
        <Chips
          legend={texts.until}
          choices={Object.entries(texts.lasting).map(([value, label]) => ({
            value: value as Lasting,
            label,
          }))}
          chosen={lasting}
          onChoose={setLasting}
        />
        <p className="text-sm text-ink-soft">{texts.never}</p>
        <Button type="submit" size="large" className="w-full">
          <KeyRound aria-hidden="true" className="size-5" /> {texts.make}
        </Button>
      </fieldset>
    </form>
  );
}
