import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { sheet, top } from './look.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HINTS: Record<string, string> = {
  Monday: 'fish, mince, berries',
  Wednesday: 'chops, spinach, broccoli',
  Thursday: 'leave it empty: leftovers',
  Friday: 'mushrooms, peppers',
  Sunday: 'cabbage, carrots, eggs',
};

const times = (count: number, text: string) => text.repeat(count);

const eatFirst = `<section class="first"><h2>Eat first</h2>
  <p>What is good for five more days or fewer. Look in the freezer, the fridge, the cupboard, in this order.</p>
  <table><thead><tr><th>What</th><th>Good through</th><th>Done</th></tr></thead>
  <tbody>${times(5, '<tr><td></td><td></td><td><i class="box"></i></td></tr>')}</tbody></table></section>`;

const week = `<section class="week"><table><thead><tr><th>Day</th><th>Lunch</th><th>Dinner</th><th>Uses up</th></tr></thead>
  <tbody>${DAYS.map(
    (day) =>
      `<tr><th scope="row">${day}<small>${HINTS[day] ?? ''}</small></th><td></td><td></td><td></td></tr>`,
  ).join('')}</tbody></table></section>`;

const shopping = `<section class="shopping"><h2>Buy only what is missing</h2><p>Amounts, not names: “2 onions”, never “onions”.</p>
  <div class="lists">${CATEGORIES.map(
    (category) => `<div><h3>${category}</h3>${times(4, '<p class="line"><i class="box"></i></p>')}</div>`,
  ).join(
    '',
  )}<div class="freeze"><h3>Freeze by Thursday</h3>${times(4, '<p class="line"><i class="box"></i></p>')}</div></div></section>`;

const STYLE = `
  .week-of { display: inline-block; width: 44mm; border-bottom: 0.3mm dotted var(--ink); }
  h2 { font-size: 14pt; } h3 { font: 700 9pt Text; }
  table { width: 100%; border-collapse: collapse; }
  thead th { text-align: left; font-size: 8pt; font-weight: 600; color: var(--ink-soft); padding: 0 2mm 1mm; }
  td, tbody th { border: 0.3mm solid var(--line-strong); padding: 1.5mm 2mm; text-align: left; vertical-align: top; }
  .first { background: var(--frost); border-radius: 4mm; padding: 4.5mm 6mm 5mm; margin-bottom: 4.5mm; }
  .first p, .shopping > p { color: var(--ink-soft); margin-bottom: 2mm; }
  .first td { background: white; height: 7.4mm; border-color: var(--frost-deep); }
  .first th:nth-child(2), .first td:nth-child(2) { width: 42mm; }
  .first th:nth-child(3), .first td:nth-child(3) { width: 14mm; text-align: center; }
  .box { display: inline-block; width: 3.6mm; height: 3.6mm; border: 0.35mm solid var(--brand); border-radius: 0.8mm; }
  .week { margin-bottom: 5mm; }
  .week tbody th { width: 36mm; background: var(--sunken); font: 700 11pt Display; }
  .week small { display: block; font: 500 7.5pt/1.3 Text; color: var(--ink-soft); margin-top: 0.5mm; }
  .week td { height: 13.4mm; } .week td:last-child, .week thead th:last-child { width: 38mm; }
  .lists { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3.5mm 6mm; }
  .line { border-bottom: 0.25mm solid var(--line-strong); height: 6.4mm; display: flex; align-items: flex-end; padding-bottom: 0.9mm; }
  .freeze h3 { color: var(--brand); }
`;

export function mealPlanner(): string {
  return sheet({
    title: 'What spoils first, first: the Crisper meal planner',
    description: 'One sheet for a week of meals: what to eat first, what to cook when, and what to buy.',
    style: STYLE,
    pages: [
      `${top('What spoils first, first', '<span class="week-of">Week of</span>')}${eatFirst}${week}${shopping}
      <footer><span>Plan four or five dinners; life takes care of the others.</span><span>What expires when: your fridge in Crisper</span></footer>`,
    ],
  });
}
