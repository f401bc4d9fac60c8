import { CATEGORIES, type Category } from '@crisper/domain/foods/category.ts';
import { picture, sheet, top } from './look.ts';
import { STORAGE_TIMES } from './storage-times.ts';

const RULES = [
  ['4 °C', 'Keep the fridge at 4 °C (40 °F) or just below, the freezer at −18 °C (0 °F).'],
  ['2 hours', 'Chilled food may stand out for two hours in all, one hour above 32 °C (90 °F).'],
  ['74 °C', 'Reheat until it steams all through, 74 °C (165 °F) in the middle, and only once.'],
];

const SHELVES = [
  ['Top and middle', 'yoghurt, cheese, leftovers, what is ready to eat'],
  ['Bottom', 'raw meat and fish, in a tray that catches drips'],
  ['Drawer', 'vegetables, salad; fruit apart from leaves'],
  ['Door', 'ketchup, mustard, jam, juice: never the milk'],
];

const WORDS = [
  ['Use by', 'is about safety. Eat, cook or freeze it by the end of that day.'],
  ['Best before', 'is about taste. Look, smell, try a little, then decide.'],
  ['Sell by', 'is a note from the shop to itself.'],
];

const FREEZING = [
  ['Soon', 'on the day you know that it will not be eaten, not on the last'],
  ['Flat', 'in bags of 2.5 cm (1 in), without air: hard in hours, thawed in minutes'],
  ['Named', 'what it is, for how many, and when, before it goes in'],
  ['Thaw', 'in the fridge overnight, or straight into the pan'],
];

const MOULD = [
  ['Cut it off', 'hard cheese, carrots, cabbage, peppers: 2.5 cm (1 in) around and below'],
  ['Let it go', 'bread, jam, yoghurt, soft cheese, soft fruit, anything cooked'],
];

/** No line may end between a number and its unit. */
const together = (text = '') => text.replaceAll(/(?<=\d) (?=°|cm)/g, '\u00a0');

const cell = (time: string | null) => (time === null ? '<td class="none">–</td>' : `<td>${time}</td>`);

function table(category: Category): string {
  const rows = STORAGE_TIMES[category].map(
    ([name, ...times]) => `<tr><th scope="row">${name}</th>${times.map(cell).join('')}</tr>`,
  );
  return `<article class="category"><h2><img src="${picture(`category-${category.toLowerCase()}`)}" alt="">${category}</h2>
    <table><thead><tr><th scope="col">Food</th><th scope="col">Fridge</th><th scope="col">Freezer</th>
    <th scope="col">Cupboard</th></tr></thead><tbody>${rows.join('')}</tbody></table></article>`;
}

const tables = (from: number, to: number) =>
  `<div class="columns">${CATEGORIES.slice(from, to).map(table).join('')}</div>`;

const facts = (title: string, entries: string[][]) =>
  `<div><h2>${title}</h2><dl>${entries.map(([name, text]) => `<dt>${name}</dt><dd>${together(text)}</dd>`).join('')}</dl></div>`;

const rules = `<ul class="rules">${RULES.map(([mark, text]) => `<li><b>${mark}</b>${together(text)}</li>`).join('')}</ul>`;

const footer = (page: number) =>
  `<footer><span>Counted from the day it was bought, cooked or opened. Frozen food stays safe for longer; after these
  times it only tastes of less. A guide, not a guarantee: when in doubt, throw it out.</span><span>${page} of 2</span></footer>`;

const STYLE = `
  .rules { list-style: none; display: grid; grid-template-columns: repeat(3, 1fr); gap: 3mm; margin-bottom: 4mm; }
  .rules li { background: var(--frost); border-radius: 2.5mm; padding: 2.5mm 3.5mm; }
  .rules b { display: block; font: 700 14pt Display; color: var(--brand); }
  .columns { columns: 2; column-gap: 8mm; }
  .category { break-inside: avoid; margin-bottom: 5mm; }
  h2 { font-size: 13.5pt; }
  .category h2 { display: flex; align-items: center; gap: 2mm; margin-bottom: 0.5mm; }
  .category img { width: 9mm; height: 9mm; }
  table { width: 100%; border-collapse: collapse; font-size: 8.4pt; }
  th, td { text-align: left; padding: 1.05mm 0; vertical-align: baseline; border-bottom: 0.25mm solid var(--line); }
  th[scope=row] { font-weight: 600; width: 39%; padding-right: 2mm; }
  td { width: 20%; }
  thead th { font-size: 7pt; font-weight: 600; color: var(--ink-soft); }
  thead th:first-child { color: transparent; }
  .none { color: var(--line-strong); }
  .panel { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm 9mm; background: var(--deep); color: var(--on-deep);
    border-radius: 4mm; padding: 7mm 8mm; margin-top: auto; }
  .panel h2 { color: var(--mint); margin-bottom: 2mm; }
  .panel dl { display: grid; grid-template-columns: 24mm 1fr; gap: 1mm 3mm; }
  .panel dt { font-weight: 700; }
`;

export function storageGuide(): string {
  return sheet({
    title: 'How long food keeps: the Crisper storage guide',
    description: 'How long seventy foods keep in the fridge, the freezer and the cupboard.',
    style: STYLE,
    pages: [
      top(
        'How long food keeps',
        'In the fridge, the freezer and the cupboard. Hang it where you put the shopping away.',
      ) +
        rules +
        tables(0, 4) +
        footer(1),
      top('How long food keeps', 'Drinks, snacks and the rest, and where in the fridge things like to be.') +
        tables(4, 7) +
        `<div class="panel">${facts('Where it goes', SHELVES)}${facts('What the dates say', WORDS)}` +
        `${facts('How to freeze it', FREEZING)}${facts('When there is mould', MOULD)}</div>` +
        footer(2),
    ],
  });
}
