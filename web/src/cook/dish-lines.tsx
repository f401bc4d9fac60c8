import type { CalendarDate } from '@crisper/domain/calendar-date.ts';
import type { FilledSlot } from '@crisper/domain/cook/fill.ts';
import type { DishOffer } from '@crisper/domain/cook/offer.ts';
import { stemsOf } from '@crisper/domain/foods/words.ts';
import * as texts from '@crisper/texts/cook/cook.ts';
import { ArrowLeftRight, Check } from 'lucide-react';
import { amountText } from '#kitchen/amount-text.ts';
import { dayTone, isSoon, shortDay } from './short-day.ts';
import { slotAmount } from './slot-amount.ts';
import { listed, nameOf, textOf } from './words.ts';

interface LineProps {
  filled: FilledSlot;
  /** What the slot is called. */
  name: string;
  /** The line as somebody wrote it. */
  written: string | undefined;
  today: CalendarDate;
}

function Mark({ state, isStandIn }: { state: FilledSlot['state']; isStandIn: boolean }) {
  if (state === 'missing' || state === 'short' || state === 'left-out')
    return <span aria-hidden="true" className="size-7 shrink-0 rounded-full border-2 border-line-strong" />;
  const Icon = isStandIn ? ArrowLeftRight : Check;
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full ${isStandIn ? 'bg-info-soft text-info' : 'bg-brand-soft text-brand-strong'}`}
    >
      <Icon className="size-4" />
    </span>
  );
}

/** What stands behind a line at its end. */
function remark({ state, slot }: FilledSlot): string | null {
  if (state === 'missing') return texts.isMissing;
  if (state === 'short') return texts.isShort;
  if (state === 'assumed') return texts.isAssumed;
  return slot.isOptional ? texts.optional : null;
}

/** Whether the line as it is written says nothing more. */
function isSaidBy(written: string, shown: string): boolean {
  const said = new Set(stemsOf(shown));
  return stemsOf(written).every((stem) => said.has(stem));
}

/** One line of a dish: how much of what, and what there is for it. */
function Line({ filled, name, written, today }: LineProps) {
  const { state, amount, uses } = filled;
  const isStandIn = uses.some((use) => use.isStandIn);
  const foods = uses.length > 0 ? listed(uses.map(({ item }) => item.title)) : name;
  const behind = remark(filled);
  return (
    <li className="flex min-h-12 items-center gap-3 px-4 py-2.5">
      <Mark state={state} isStandIn={isStandIn} />
      <span className="grid min-w-0 grow grid-cols-1">
        <span className="wrap-anywhere">
          {amount !== null && <b>{slotAmount(filled)} </b>}
          <span dir="auto">{foods}</span>
          {amount === null && !written && <span className="text-ink-soft"> {texts.toTaste}</span>}
        </span>
        {written && !isSaidBy(written, `${slotAmount(filled)} ${name} ${foods}`) && (
          <span dir="auto" className="text-caption text-ink-soft wrap-anywhere">
            {texts.asWritten({ line: written })}
          </span>
        )}
        {uses.length > 0 && (
          <span className="text-caption text-ink-soft wrap-anywhere">
            {isStandIn && `${texts.insteadOf({ food: name })} · `}
            {uses.map((use, index) => (
              <span key={use.item._id}>
                {index > 0 && ', '}
                {uses.length > 1 && `${texts.ofItem(use.item)} `}
                {use.share >= 1 && use.left === use.item.amount
                  ? texts.allOfIt
                  : texts.youHave({ amount: amountText(use.left, use.item.unit) })}
                {isSoon(use.item, today) && (
                  <>
                    {' · '}
                    <span className={dayTone(use.item, today)}>{shortDay(use.item, today)}</span>
                  </>
                )}
              </span>
            ))}
          </span>
        )}
      </span>
      {behind && <span className="shrink-0 text-sm font-semibold">{behind}</span>}
    </li>
  );
}

interface DishLinesProps {
  offer: DishOffer;
  today: CalendarDate;
  /** Opens what is always at home; undefined for who may not change it. */
  onAssumed: (() => void) | undefined;
}

/** It is always at home, and goes in by taste. */
const isOnlySaid = ({ state, amount }: FilledSlot) => state === 'assumed' && amount === null;

/** What goes into a dish, and what there is of it. What needs no line is said in one sentence below. */
export function DishLines({ offer, today, onAssumed }: DishLinesProps) {
  const text = textOf(offer.dish);
  const assumed = offer.slots.filter(isOnlySaid);
  const lines = offer.slots.filter((filled) => !isOnlySaid(filled));
  const foods = listed(
    assumed.map(({ food, slot }) => (food ? nameOf(food.id) : (text.slots[slot.id] ?? ''))),
  );
  return (
    <>
      <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-rest">
        {lines.map((filled) => (
          <Line
            key={filled.slot.id}
            {...{ filled, today }}
            name={text.slots[filled.slot.id] ?? ''}
            written={text.written?.[filled.slot.id]}
          />
        ))}
      </ul>
      {assumed.length > 0 && (
        <p className="px-1 text-sm text-ink-soft">
          {texts.assumed({ foods })}{' '}
          {onAssumed && (
            <button type="button" onClick={onAssumed} className="min-h-11 font-semibold text-brand">
              {texts.changeAssumed}
              <span className="sr-only"> {texts.alwaysHere}</span>
            </button>
          )}
        </p>
      )}
    </>
  );
}
