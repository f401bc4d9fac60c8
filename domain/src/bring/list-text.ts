import { placeKind } from '#kitchens/place.ts';
import type { LineFood, LineReader } from '#line/line-food.ts';
import { readFoods } from '#line/read-lines.ts';
import { type BroughtFood, broughtFood, type SourceDate } from './brought.ts';
import { readNumber } from './numbers.ts';

/** As much as is read without a pause. */
export const LINES_AT_ONCE = 50;

const TICK_BOX = /^\s*(?:[-*•]\s*)?\[[ xX✓]?\]\s*/;

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
  const lines = text.split(/\r?\n/).map((line) => line.replace(TICK_BOX, ''));
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
