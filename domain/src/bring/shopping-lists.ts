import { type ForeignRow, isRow, rowsIn, textOf } from '#imports/foreign-rows.ts';
import { type Brought, type BroughtFood, broughtFood } from './brought.ts';
import { cellText } from './cells.ts';
import { type AmountReader, readAmount } from './units.ts';

type Named = Pick<BroughtFood, 'title'> & Partial<BroughtFood>;

/** What a program knows or has on a list, and does not say to be there: nothing is put in unless a person chooses it. */
const onlyNames = (
  source: Brought['source'],
  found: readonly Named[],
  leftBehind: Brought['leftBehind'] = [],
): Brought => ({
  source,
  foods: found
    .filter(({ title }) => title !== '')
    .map((named, index) => broughtFood({ ...named, at: index + 1, leftOut: 'only-a-name' })),
  history: [],
  leftBehind: leftBehind.filter(({ count }) => count > 0),
  currency: null,
});

/** "2 l" in a field of its own; what is no amount, such as "ripe ones", is a remark. */
function described(title: string, text: string, reader: AmountReader): Named {
  const { amountText, unitWord: _, ...amount } = readAmount(text, '', reader);
  return text === '' || amountText !== null ? { title, note: text || null } : { title, ...amount };
}

/** A list, several of them, or a page of what is on them. */
function mealie(documents: readonly ForeignRow[], reader: AmountReader): Brought | null {
  const isEntry = (row: ForeignRow) => 'shoppingListId' in row && 'checked' in row;
  const rows = documents.flatMap((document) =>
    'listItems' in document ? rowsIn(document.listItems) : rowsIn(document.items).filter(isEntry),
  );
  const isKnown = documents.some((document) => 'listItems' in document) || rows.length > 0;
  if (!isKnown) return null;
  const nameIn = (value: unknown) => (isRow(value) ? textOf(value.name) : '');
  return onlyNames(
    'mealie',
    rows.map(({ food, note, display, quantity, unit, label }) => {
      const title = nameIn(food) || textOf(note) || textOf(display);
      const count = Number(textOf(quantity));
      const { amountText: _, ...amount } = readAmount(count > 0 ? count : 1, nameIn(unit), reader);
      return { title, ...amount, group: nameIn(label) || null };
    }),
  );
}

/** Its lists by its API, or what it exports, which has the names of all that it knows. */
function kitchenOwl(documents: readonly ForeignRow[], reader: AmountReader): Brought | null {
  const [first] = documents;
  if (first && 'shoppinglists' in first && 'items' in first) {
    const categoryOf = ({ category }: ForeignRow) =>
      isRow(category) ? textOf(category.name) : textOf(category);
    return onlyNames(
      'kitchenowl',
      rowsIn(first.items).map((item) => ({ title: textOf(item.name), group: categoryOf(item) || null })),
      [
        { what: 'recipes', count: rowsIn(first.recipes).length },
        {
          what: 'shopping-lists',
          count: Array.isArray(first.shoppinglists) ? first.shoppinglists.length : 0,
        },
      ],
    );
  }
  const entries = documents.flatMap(({ items }) => rowsIn(items));
  const isList = entries.length > 0 && entries.every((row) => 'name' in row && 'description' in row);
  if (!isList) return null;
  return onlyNames(
    'kitchenowl',
    entries.map(({ name, description }) => described(textOf(name), textOf(description), reader)),
  );
}

/** What is to be got, and what was got lately, which is what may be at home. */
function bring(documents: readonly ForeignRow[], reader: AmountReader): Brought | null {
  const lists = documents.filter(({ purchase }) => Array.isArray(purchase));
  if (lists.length === 0) return null;
  const rows = lists.flatMap(({ purchase, recently }) => [...rowsIn(purchase), ...rowsIn(recently)]);
  return onlyNames(
    'text',
    rows.map(({ name, specification }) => described(textOf(name), cellText(textOf(specification)), reader)),
  );
}

/** Reads a shopping list of Mealie, KitchenOwl or Bring!; null if the file is something else. */
export function readShoppingLists(documents: readonly unknown[], reader: AmountReader): Brought | null {
  const all = documents.flat().filter(isRow);
  return mealie(all, reader) ?? bring(all, reader) ?? kitchenOwl(all, reader);
}
