import { randomUUID } from 'node:crypto';
import { foodSense } from '@crisper/domain/foods/food-sense.ts';
import type { Intent } from '@crisper/domain/items/intents/intents.ts';
import type { ItemId } from '@crisper/domain/items/item.ts';
import { dateCertainty } from '@crisper/domain/items/keeping/date-meaning.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import { zoneIn } from '@crisper/domain/kitchens/kitchen-day.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { habitsOf } from '@crisper/domain/line/habits.ts';
import type { Doubt, LineFood, LineReader } from '@crisper/domain/line/line-food.ts';
import { readFoods } from '@crisper/domain/line/read-lines.ts';
import { lineAddition } from '@crisper/domain/lines/line-addition.ts';
import type { AddedFood } from '@crisper/domain/lines/lines-api.ts';
import type { TimeZone } from '@crisper/domain/time-zone.ts';
import { loadFoodNames } from '@crisper/texts/all/food-names.ts';
import { loadDoubtTexts, loadLineWords } from '@crisper/texts/all/line-words.ts';
import { locales } from '@crisper/texts/all/locale.ts';
import { idOfWords } from '#api/idempotency-key.ts';
import { todayIn } from '#api/today.ts';
import type { Viewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { listUsual } from '#items/usual/usual.queries.ts';
import { applyIntents } from '#kept/intents.commands.ts';
import { readKitchen } from '#kitchens/kitchens.queries.ts';
import { listLanguages, listMembers } from '#kitchens/people.queries.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';

interface Said {
  text: string;
  zone: TimeZone;
  language: Language;
  /** The same for the same request; undefined where each request is another. */
  key: string | undefined;
}

/** Reads a text as the add page does, and puts in what it names. */
export async function addLines(
  db: Database,
  viewer: Viewer,
  kitchenId: KitchenId,
  { text, zone, language, key }: Said,
) {
  const inKitchen = await requireKitchen(db, viewer, kitchenId, 'see-people');
  const looking = await requireKitchen(db, viewer, kitchenId, 'look');
  const [kitchen, people, usual] = [
    await readKitchen(db, looking),
    await listMembers(db, inKitchen),
    await listUsual(db, looking),
  ];
  const today = todayIn(zoneIn(looking, zone));
  const names = await loadFoodNames(language, await listLanguages(db, looking));
  const { lineWords: words } = await loadLineWords(language);
  const { doubtText } = await loadDoubtTexts(language);
  const { locale } = locales[language];
  const reader: LineReader = {
    today,
    ...habitsOf(locale, kitchen.timeZone),
    places: kitchen.places,
    people: people.map(({ accountId, name }) => ({ id: accountId, name })),
    me: viewer.accountId,
    words,
    currency: kitchen.currency,
    sense: foodSense(names),
  };
  const { foods, skipped } = readFoods(text, reader);
  const idOf = (what: string) => (key === undefined ? randomUUID() : idOfWords(`${key} ${what}`));
  const known = { today, names, usual, currency: kitchen.currency, locale };
  const read = foods.map((food, at) => {
    const ids = {
      item: idOf(`item ${at}`) as ItemId,
      added: idOf(`added ${at}`),
      opened: idOf(`opened ${at}`),
    };
    return { food, intents: lineAddition(food, known, ids) };
  });
  const added: AddedFood[] = [];
  for (const { food, intents } of read)
    added.push({
      ...(await addOne(db, { viewer, kitchenId, zone, language }, intents)),
      doubts: doubtsOf(food).map((doubt) => doubtText[doubt]),
    });
  return { added, skipped: skipped.map(({ from, to }) => text.slice(from, to).trim()).filter(Boolean) };
}

interface Where {
  viewer: Viewer;
  kitchenId: KitchenId;
  zone: TimeZone;
  language: Language;
}

async function addOne(
  db: Database,
  { viewer, kitchenId, zone, language }: Where,
  intents: Intent[],
): Promise<Omit<AddedFood, 'doubts'>> {
  const { results } = await applyIntents(db, kitchenId, viewer, intents, { zone, language });
  const [put] = results;
  const item = results.findLast((result) => result.item)?.item;
  const [asked] = intents;
  if (asked?.kind !== 'addItem' || !put) throw new Error('a line adds food');
  const { id, title, amount = 1, unit = 'piece', place = 'fridge', labelDate = null } = asked.item;
  return {
    ...{ id, title: item?.title ?? title, amount: item?.amount ?? amount, unit: item?.unit ?? unit },
    place: item?.place ?? place,
    lastDay: item ? item.expiryDate : labelDate,
    certainty: item ? dateCertainty(item.keeping) : 'unknown',
    outcome: put.outcome,
    ...(put.message && { message: put.message }),
  };
}

function doubtsOf({ title, date, amount, place, opened, began, belongsTo, price }: LineFood): Doubt[] {
  const parts = [title, date, amount, place, opened, began, belongsTo, price];
  return [...new Set(parts.flatMap((part) => part?.doubt ?? []))];
}
