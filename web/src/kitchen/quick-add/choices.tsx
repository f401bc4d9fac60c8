import { type CalendarDate, isCalendarDate } from '@crisper/domain/calendar-date.ts';
import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { TITLE_MAX_LENGTH } from '@crisper/domain/items/item.ts';
import { AMOUNT_MAX, UNITS } from '@crisper/domain/items/keeping/amount.ts';
import type { SaidDate } from '@crisper/domain/line/line-food.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import { unit as unitLabel, unitName } from '@crisper/texts/items/kitchen-acts.ts';
import { everybody, you } from '@crisper/texts/items/kitchen-item.ts';
import * as texts from '@crisper/texts/items/quick-add.ts';
import type { ReactNode } from 'react';
import { PriceInput, priceProblem, useCurrency } from '#items/food-form/price-field.tsx';
import type { Completed } from '#kitchen/adding/completed.ts';
import { shortDay } from '#kitchen/adding/part-text.ts';
import { type DraftRowChange, type RowPart, said } from '#kitchen/adding/row.ts';
import { dateAnswers } from '#kitchen/date-question.tsx';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { allPlaces, placed, placeText, standsIn, usePlaces } from '#kitchen/places.ts';
import { Choice } from './choice.tsx';
import { ReadOffPack } from './read-off-pack.tsx';

export interface Where {
  kitchenId: string;
  self: string;
  people: KitchenPerson[];
  today: CalendarDate;
}

interface ChoicesProps extends Where {
  food: Completed;
  /** The choices stay open while a person types. */
  onType: (change: DraftRowChange) => void;
  onChoose: (change: DraftRowChange) => void;
}

const field =
  'min-h-11 rounded-control border border-line-strong bg-surface px-3 font-semibold text-ink aria-invalid:border-expired';

function TitleChoices({ food, onType }: ChoicesProps) {
  return (
    <input
      aria-label={texts.part.title}
      maxLength={TITLE_MAX_LENGTH}
      autoComplete="off"
      defaultValue={food.title.value}
      onChange={({ currentTarget }) => {
        const title = currentTarget.value.trim();
        if (title) onType({ title: said(title) });
      }}
      className={`${field} w-full`}
    />
  );
}

const bestBefore = (date: CalendarDate): SaidDate => ({ date, kind: 'best-before' });

/** A day that was meant in another way is offered first. */
export function DateChoices({ food, today, onType, onChoose }: ChoicesProps) {
  const current = food.date.value?.date;
  const meant = (food.date.choices ?? []).flatMap((choice) => choice ?? []);
  const dates: { date: SaidDate; label: string }[] = [
    ...meant.map((date) => ({ date, label: shortDay(date.date, today) })),
    ...dateAnswers(today).flatMap(({ date, label }) => (date ? [{ date: bestBefore(date), label }] : [])),
  ];
  return (
    <>
      {dates.map(({ date, label }) => (
        <Choice
          key={label}
          isCurrent={food.date.certainty === 'said' && date.date === current}
          onClick={() => onChoose({ date: said(date) })}
        >
          {label}
        </Choice>
      ))}
      <Choice
        isCurrent={food.date.certainty === 'said' && !current}
        onClick={() => onChoose({ date: said(null) })}
      >
        {texts.noDate}
      </Choice>
      <input
        type="date"
        aria-label={texts.otherDay}
        min={today}
        defaultValue={current}
        onChange={({ currentTarget: { value, validity } }) => {
          if (isCalendarDate(value) && validity.valid) onType({ date: said(bestBefore(value)) });
        }}
        className={field}
      />
      <ReadOffPack today={today} onRead={(date) => onChoose({ date: said(date) })} />
    </>
  );
}

function AmountChoices({ food, kitchenId, onType }: ChoicesProps) {
  const { amount, unit } = food.amount.value;
  const currency = useCurrency(kitchenId);
  const price = food.price?.value ?? '';
  const change = (next: { amount?: number; unit?: (typeof UNITS)[number] }) =>
    onType({ amount: said({ amount, unit, ...next }) });
  return (
    <>
      <input
        type="number"
        inputMode="decimal"
        aria-label={texts.part.amount}
        min={0}
        max={AMOUNT_MAX}
        step="any"
        defaultValue={amount}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          if (valueAsNumber > 0 && valueAsNumber <= AMOUNT_MAX) change({ amount: valueAsNumber });
        }}
        className={`${field} w-24 tabular-nums`}
      />
      <select
        aria-label={unitLabel}
        value={unit}
        onChange={({ currentTarget }) => change({ unit: currentTarget.value as (typeof UNITS)[number] })}
        className={field}
      >
        {UNITS.map((one) => (
          <option key={one} value={one}>
            {unitName[one]}
          </option>
        ))}
      </select>
      {currency && (
        <PriceInput
          currency={currency}
          value={price}
          error={priceProblem(price, currency)}
          onChange={(text) => onType({ price: text ? said(text) : null })}
        />
      )}
    </>
  );
}

function PlaceChoices({ food, kitchenId, onChoose }: ChoicesProps) {
  const own = usePlaces(kitchenId);
  const current = standsIn(food.place.value, own);
  return allPlaces(own).map((place) => (
    <Choice key={place} isCurrent={place === current} onClick={() => onChoose({ place: said(place) })}>
      {placeText(placed(place, own))}
    </Choice>
  ));
}

const CategoryChoices = ({ food, onChoose }: ChoicesProps) =>
  CATEGORIES.map((category) => (
    <Choice
      key={category}
      isCurrent={category === food.category.value}
      onClick={() => onChoose({ category: said(category) })}
    >
      {categoryName[category]}
    </Choice>
  ));

const WhoseChoices = ({ food, self, people, onChoose }: ChoicesProps) =>
  [{ accountId: null, name: everybody }, ...people].map(({ accountId, name }) => (
    <Choice
      key={accountId ?? 'everybody'}
      isCurrent={food.belongsTo?.value === accountId}
      onClick={() => onChoose({ belongsTo: said(accountId) })}
    >
      {accountId === self ? you : name}
    </Choice>
  ));

const OpenedChoices = ({ onChoose }: ChoicesProps) => (
  <Choice onClick={() => onChoose({ opened: null })}>{texts.notOpened}</Choice>
);

const BeganChoices = ({ onChoose }: ChoicesProps) => (
  <Choice onClick={() => onChoose({ began: null })}>{texts.fromToday}</Choice>
);

/** The choices of each part. A price is entered with its amount. */
export const choicesOf: Record<RowPart, (props: ChoicesProps) => ReactNode> = {
  title: TitleChoices,
  date: DateChoices,
  amount: AmountChoices,
  price: AmountChoices,
  place: PlaceChoices,
  category: CategoryChoices,
  belongsTo: WhoseChoices,
  opened: OpenedChoices,
  began: BeganChoices,
};
