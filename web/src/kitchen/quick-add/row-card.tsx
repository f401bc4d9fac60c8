import { estimateText } from '@crisper/texts/items/estimate.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import { everybody, you } from '@crisper/texts/items/kitchen-item.ts';
import { doubtText } from '@crisper/texts/items/line.ts';
import * as texts from '@crisper/texts/items/quick-add.ts';
import { Calendar, CalendarCheck, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { ItemPicture } from '#items/item-picture.tsx';
import type { Completed } from '#kitchen/adding/completed.ts';
import { foodDay, shortDay } from '#kitchen/adding/part-text.ts';
import type { DraftRowChange, RowPart } from '#kitchen/adding/row.ts';
import { shortAmount } from '#kitchen/amount-text.ts';
import { placed, placeText, usePlaces } from '#kitchen/places.ts';
import { Chip } from './chip.tsx';
import { choicesOf, DateChoices, type Where } from './choices.tsx';

interface RowCardProps extends Where {
  food: Completed;
  onChange: (change: DraftRowChange) => void;
  onRemove: () => void;
}

/** Parts that most foods have nothing to say about are shown where a person said something. */
const PARTS: RowPart[] = ['date', 'amount', 'place', 'category', 'price', 'belongsTo', 'opened', 'began'];

/** A food that is being added: what was understood, and what was guessed. */
export function RowCard({ food, onChange, onRemove, ...where }: RowCardProps) {
  const [open, setOpen] = useState<RowPart | null>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const partText = usePartText(food, where);
  const { category, image, estimated, isUnknown, doubts } = food;
  const title = food.title.value;
  useLayoutEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('button, input, select')?.focus();
  }, [open]);

  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A sheet that a choice opened closes by itself.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    const isDone = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (event.key !== 'Escape' && !isDone) return;
    event.preventDefault();
    close();
  };
  const Choices = open && choicesOf[open];
  const DayIcon = food.date.certainty === 'said' ? CalendarCheck : Calendar;
  return (
    <li
      className={`grid ${isUnknown ? 'border-s-4 border-s-citrus bg-soon-soft/50' : ''} grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-2 p-4 md:grid-cols-[2.75rem_minmax(0,1fr)_auto_2.75rem]`}
    >
      <span className="overflow-hidden rounded-control bg-linear-to-b from-frost to-frost-deep">
        <ItemPicture item={{ image, category: category.value }} className="size-11" />
      </span>
      <span className="grid min-w-0">
        <button
          type="button"
          ref={open === 'title' ? opener : undefined}
          aria-expanded={open === 'title'}
          onClick={() => setOpen(open === 'title' ? null : 'title')}
          className={`relative rounded-control text-start text-lg leading-tight font-semibold before:absolute before:inset-x-0 before:-inset-y-3 ${food.title.certainty === 'doubtful' ? 'text-soon' : ''}`}
        >
          <span dir="auto" className="line-clamp-2 wrap-anywhere">
            {title}
          </span>
        </button>
        {doubts.map((doubt) => (
          <span key={doubt} className="text-caption text-soon">
            {doubtText[doubt]}
          </span>
        ))}
        {estimated && <span className="text-caption text-ink-soft">{estimateText(estimated)}</span>}
      </span>
      <fieldset className="col-span-3 row-start-2 flex min-w-0 flex-wrap gap-x-1.5 gap-y-2 md:col-span-1 md:col-start-3 md:row-start-1 md:max-w-88">
        <legend className="sr-only">{title}</legend>
        {PARTS.map((part) => {
          const said = food[part];
          // What nobody knows is asked for below.
          if (
            !said ||
            (part === 'date' && food.date.value === null && said.certainty !== 'said' && !estimated)
          )
            return null;
          return (
            <Chip
              key={part}
              ref={open === part ? opener : undefined}
              label={texts.part[part]}
              certainty={said.certainty}
              isOpen={open === part}
              controls={id}
              onClick={() => setOpen(open === part ? null : part)}
            >
              {part === 'date' && <DayIcon aria-hidden="true" className="size-4 shrink-0" />}
              <span className="truncate">{partText[part]()}</span>
            </Chip>
          );
        })}
      </fieldset>
      <button
        type="button"
        onClick={onRemove}
        className="col-start-3 row-start-1 -me-2 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-quiet hover:text-ink md:col-start-4"
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">{texts.remove({ title })}</span>
      </button>
      {isUnknown && (
        <fieldset className="col-span-full flex min-w-0 flex-wrap items-center gap-2">
          <legend className="mb-2 font-semibold text-soon">{texts.whenGood}</legend>
          <DateChoices {...where} food={food} onType={onChange} onChoose={onChange} />
        </fieldset>
      )}
      {Choices && open && (
        <fieldset
          ref={panel}
          id={id}
          onKeyDown={onKeyDown}
          className="col-span-full flex min-w-0 flex-wrap items-center gap-2"
        >
          <legend className="sr-only">{texts.choices({ part: texts.part[open], title })}</legend>
          <Choices
            {...where}
            food={food}
            onType={onChange}
            onChoose={(change) => {
              onChange(change);
              close();
            }}
          />
        </fieldset>
      )}
    </li>
  );
}

/** What stands in the chips. */
function usePartText(food: Completed, { kitchenId, self, people, today }: Where) {
  const own = usePlaces(kitchenId);
  const nameOf = (accountId: string | null) =>
    accountId === self ? you : (people.find((person) => person.accountId === accountId)?.name ?? everybody);
  return {
    title: () => food.title.value,
    date: () => foodDay(food, today),
    amount: () => shortAmount(food.amount.value),
    place: () => placeText(placed(food.place.value, own)),
    category: () => categoryName[food.category.value],
    price: () => food.price?.value,
    belongsTo: () => nameOf(food.belongsTo?.value ?? null),
    opened: () => food.opened && shortDay(food.opened.value, today),
    began: () =>
      food.began && texts.began[food.began.value.kind]({ day: shortDay(food.began.value.on, today) }),
  } satisfies Record<RowPart, () => ReactNode>;
}
