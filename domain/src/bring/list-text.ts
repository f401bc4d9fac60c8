import { placeKind } from '#kitchens/place.ts';
import type { LineFood, LineReader } from '#line/line-food.ts';
import { readFoods } from '#line/read-lines.ts';
import { type BroughtFood, broughtFood, type SourceDate } from './brought.ts';
import { readNumber } from './numbers.ts';

/** As much as is read without a pause. */
export const LINES_AT_ONCE = 50;

const TICK_BOX = /^\s*(?:[-*•]\s*)?\[[ xX✓]?\]\s*/;
/** "# Dairy" and "[Dairy]" are the shelves of a shop, as programs copy their lists. */
const SHELF = /^\s*(?:#{1,6}\s.*|\[[^\]]{2,}\])\s*$/;
/** Of a list that was shared: "Shopping list Home:". */
const LIST_TITLE =
  /^\s*(?:.*\b)?(?:shopping list|grocery list|einkaufs(?:liste|zettel)|liste de courses|lista della spesa|lista de (?:la )?compra|boodschappenlijst)\b.*$/i;
/** Bring! writes how much in brackets: "Milk (2 l)". */
const IN_BRACKETS = /^(?<what>.+?)\s*\((?<amount>(?:[\d.,½¼¾]+\s*[x×]?\s*)[^()]{0,20})\)\s*$/u;

const tidied = (line: string): string => {
  const entry = line.replace(TICK_BOX, '');
  if (SHELF.test(entry) || LIST_TITLE.test(entry)) return '';
  const { what, amount } = IN_BRACKETS.exec(entry)?.groups ?? {};
  return what && amount ? `${amount} ${what.replace(/^\s*[-*•]\s*/, '')}` : entry;
};

function dateIn(date: LineFood['date'], text: string): SourceDate {
  if (!date) return { is: 'none' };
  if (date.value === null) return date.certainty === 'said' ? { is: 'never' } : { is: 'unreadable', text };
  const choices = (date.choices ?? []).flatMap((choice) => choice?.date ?? []);
  if (date.certainty === 'doubtful' && choices.length > 1) return { is: 'doubtful', choices, text };
  return { is: 'day', date: date.value.date };
}

function foodIn(food: LineFood, text: string, at: number, reader: LineReader): BroughtFood {
  const { title, amount, date, place, opened, began, price } = food;
  const own = place && reader.places.find(({ id }) => id === place.value);
  const value = price && readNumber(price.value);
  return broughtFood({
    at,
    title: title.value,
    ...amount?.value,
    date: dateIn(date, text),
    ...(date?.value?.kind === 'use-by' && { dateKind: 'use-by' }),
    place: place && { name: own?.name ?? place.value, kind: placeKind(place.value) },
    ...(opened && { opened: { on: opened.value } }),
    ...(began?.value.kind === 'frozen' && { freezing: { on: began.value.on } }),
    boughtOn: began && began.value.kind !== 'frozen' ? began.value.on : null,
    price: value ? { value, isEach: false } : null,
  });
}

/** A list in the words of people, a few lines at a time. */
export function* listFoods(text: string, reader: LineReader): Generator<BroughtFood[]> {
  const lines = text.split(/\r?\n/).map(tidied);
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE).join('\n');
    yield readFoods(some, reader).foods.map((food) =>
      foodIn(
        food,
        some.slice(food.from, food.to),
        from + some.slice(0, food.from).split('\n').length,
        reader,
      ),
    );
  }
}
