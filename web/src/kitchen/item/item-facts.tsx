import { type CalendarDate, dateAt } from '@crisper/domain/calendar-date.ts';
import { type Due, dueOf } from '@crisper/domain/items/due.ts';
import type { KitchenItem } from '@crisper/domain/items/item.ts';
import { dateCertainty, isFrozen } from '@crisper/domain/items/keeping/date-meaning.ts';
import { goodThrough } from '@crisper/domain/items/keeping/good-through.ts';
import { estimateText } from '@crisper/texts/items/estimate.ts';
import { categoryName } from '@crisper/texts/items/items.ts';
import * as actTexts from '@crisper/texts/items/kitchen-acts.ts';
import * as foodTexts from '@crisper/texts/items/kitchen-food.ts';
import * as texts from '@crisper/texts/items/kitchen-item.ts';
import { useQuery } from '@tanstack/react-query';
import { useKitchenZone } from '#items/kitchen-day.ts';
import { amountText } from '#kitchen/amount-text.ts';
import { DateQuestion } from '#kitchen/date-question.tsx';
import { dayText, isUnsafe } from '#kitchen/day-text.ts';
import { hasFrozenBadge } from '#kitchen/food-detail.ts';
import { dayLook } from '#kitchen/food-words.tsx';
import type { BareIntent } from '#kitchen/foreseen-act.ts';
import type { KitchenPerson } from '#kitchen/kitchen-person.ts';
import { pastDay } from '#kitchen/past-day.ts';
import { ToSend } from '#kitchen/waiting/to-send.tsx';
import { kitchenQuery } from '#session/kitchen/kitchen-query.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Face } from '#ui/face.tsx';
import { dateFormat } from '#ui/formats.ts';
import { moneyText } from '#ui/numbers/money.ts';

const TONES: Record<Due, Tone> = {
  past: 'expired',
  today: 'orange',
  tomorrow: 'yellow',
  'this-week': 'neutral',
  later: 'neutral',
};

const sameYear = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = dateFormat({ dateStyle: 'full', timeZone: 'UTC' });
const longDay = (day: CalendarDate, today: CalendarDate) =>
  (day.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear)(new Date(day));

/** The fact that decides about the date. */
function whyText({ keeping }: KitchenItem, today: CalendarDate): string | null {
  const { opened, freezing, dateKind, estimated } = keeping;
  if (freezing?.isGuess && isFrozen(keeping)) return actTexts.frozenSometime;
  switch (goodThrough(keeping)?.because) {
    case 'label':
      return estimated ? estimateText(estimated) : actTexts.because.label({ kind: dateKind });
    case 'opened':
      return opened && actTexts.because.opened({ day: pastDay(opened.on, today), days: opened.days ?? 0 });
    case 'frozen':
      return freezing && actTexts.because.frozen({ day: pastDay(freezing.on, today) });
    case 'thawed':
      return freezing?.thawed ? actTexts.because.thawed({ day: pastDay(freezing.thawed.on, today) }) : null;
    default:
      return estimated ? estimateText(estimated) : null;
  }
}

/** The day in full. One that nobody said says so. */
function longText({ expiryDate, keeping }: KitchenItem, today: CalendarDate): string {
  const certainty = dateCertainty(keeping);
  if (expiryDate === null) return certainty === 'unknown' ? texts.noDateYet : texts.noDate;
  const day = longDay(expiryDate, today);
  return certainty === 'estimated' ? foodTexts.about({ day }) : day;
}

interface ItemFactsProps {
  kitchenId: string;
  item: KitchenItem;
  people: KitchenPerson[];
  self: string;
  today: CalendarDate;
  /** Undefined for guests. */
  onAct: ((what: BareIntent) => void) | undefined;
}

/** Whose it is, what it is and cost, until when it is good, and who put it in. */
export function ItemFacts({ kitchenId, item, people, self, today, onAct }: ItemFactsProps) {
  const {
    belongsTo,
    category,
    amount,
    amountStart,
    unit,
    price,
    expiryDate,
    description,
    addedBy,
    addedAt,
    keeping,
  } = item;
  const addedOn = dateAt(new Date(addedAt), useKitchenZone(kitchenId));
  const why = whyText(item, today);
  const certainty = dateCertainty(keeping);
  const ground = isUnsafe(item, today) ? 'border-expired/30 bg-expired-soft' : 'border-line bg-surface';
  const owner = people.find(({ accountId }) => accountId === belongsTo);
  const whose = !owner
    ? foodTexts.everybodys
    : belongsTo === self
      ? foodTexts.yours
      : foodTexts.theirs({ name: owner.name });
  const currency = useQuery(kitchenQuery(kitchenId)).data?.currency;
  const cost = currency && price !== null ? [texts.cost({ price: moneyText(price, currency) })] : [];
  const left = actTexts.left({ amount: amountText(amount, unit) });
  return (
    <>
      <p className="-mt-2 flex flex-wrap items-center gap-x-1.5 text-ink-soft">
        {owner && <Face person={owner} tint={owner.tint} className="size-5 text-[0.6875rem]" />}
        <span className="wrap-anywhere">{[whose, categoryName[category], left, ...cost].join(' · ')}</span>
        <ToSend itemId={item._id} />
      </p>
      {amount < amountStart && (
        <section className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-rest">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">{left}</span>
            <span className="text-ink-soft">{actTexts.outOf({ amount: amountText(amountStart, unit) })}</span>
          </p>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-quiet">
            <span
              style={{ width: `${(100 * amount) / amountStart}%` }}
              className="block h-full rounded-full bg-brand transition-[width] duration-240"
            />
          </span>
        </section>
      )}
      <section className={`rounded-card border p-4 shadow-rest ${ground}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="font-text text-caption font-semibold text-ink-soft">{texts.goodThrough}</h2>
          {expiryDate && (
            <Badge tone={hasFrozenBadge(item, today) ? 'info' : TONES[dueOf(expiryDate, today)]} wraps>
              {dayText(item, today)}
            </Badge>
          )}
        </div>
        <p className="mt-1 font-display text-[1.375rem] leading-tight font-semibold">
          <span className={dayLook(item, today)}>{longText(item, today)}</span>
        </p>
        {certainty === 'unknown' && onAct && (
          <div className="mt-3">
            <DateQuestion {...{ item, today, onAct }} />
          </div>
        )}
        {why && <p className="mt-1">{why}</p>}
        <p className="mt-2 text-ink-soft wrap-anywhere">
          {texts.addedBy({ name: addedBy, day: pastDay(addedOn, today) })}
        </p>
      </section>
      {description && (
        <p dir="auto" className="px-1 whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
    </>
  );
}
