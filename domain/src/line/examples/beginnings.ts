import { one } from './example.ts';

/** Days on which food began to keep, written on a Tuesday. They are never its end. */
export const beginnings = [
  one('curry made sunday', 'Curry', { began: 'made 2026-11-15' }),
  one('leftover chilli from Sunday', 'Leftover chilli', { began: 'since 2026-11-15' }),
  one('pasta cooked yesterday', 'Pasta', { began: 'made 2026-11-16' }),
  one('rice cooked last night', 'Rice', { began: 'made 2026-11-16' }),
  one('stew made 3/11', 'Stew', { began: 'made 2026-11-03' }),
  one('cheese bought 3 weeks ago', 'Cheese', { began: 'bought 2026-10-27' }),
  one('salmon bought this morning use by tomorrow', 'Salmon', {
    began: 'bought 2026-11-17',
    date: 'use-by 2026-11-18',
  }),
  one('lasagne frozen 12 Nov', 'Lasagne', { began: 'frozen 2026-11-12', place: 'freezer' }),
  one('prawns frozen in october', 'Prawns', { began: 'frozen 2026-10-01', place: 'freezer' }),
  one('I froze the rest of the bolognese yesterday', 'Bolognese', {
    began: 'frozen 2026-11-16',
    place: 'freezer',
  }),
  one('soup made sunday keeps 4 days', 'Soup', { began: 'made 2026-11-15', date: '2026-11-19' }),
  one("yesterday's rice", 'Rice', { began: 'since 2026-11-16' }),
  one('hummus opened sunday', 'Hummus', { opened: '2026-11-15' }),
  one('hummus opened 3 days ago', 'Hummus', { opened: '2026-11-14' }),
  one('opened hummus today', 'Hummus', { opened: '2026-11-17' }),
  one('brie opened on the tenth', 'Brie', { opened: '2026-11-10' }),
  one('ham from the deli', 'Ham from the deli'),
  one('cooked ham 200g', 'Cooked ham', { amount: '200 g' }),
  one('milk sell by 20 nov', 'Milk', { date: 'no such day', asks: ['date'] }),
];
