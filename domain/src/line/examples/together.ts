import { GARAGE, one } from './example.ts';

/** Several parts in one line, in any order. */
export const together = [
  one('2x yoghurt 250 g 3/12', 'Yoghurt', { amount: '2 pack', date: '2026-12-03' }),
  one('chicken 500g fri freezer', 'Chicken', { amount: '500 g', date: '2026-11-20', place: 'freezer' }),
  one('freezer chicken fri 500g', 'Chicken', { amount: '500 g', date: '2026-11-20', place: 'freezer' }),
  one('500g chicken, fri, freezer', 'Chicken', { amount: '500 g', date: '2026-11-20', place: 'freezer' }),
  one('salmon fillets 2 tomorrow', 'Salmon fillets', { amount: '2 piece', date: '2026-11-18' }),
  one('crème fraîche 200ml wed', 'Crème fraîche', { amount: '200 ml', date: '2026-11-18' }),
  one("Ben's 4 yoghurts thu", 'Yoghurts', { whose: 'ben', amount: '4 piece', date: '2026-11-19' }),
  one('oat milk 1L 2026-12-03', 'Oat milk', { amount: '1000 ml', date: '2026-12-03' }),
  one('milk 3.5% 1l fri', 'Milk 3.5%', { amount: '1000 ml', date: '2026-11-20' }),
  one('lasagne 3 portions garage freezer', 'Lasagne', { amount: '3 portion', place: GARAGE }),
  one('MILK THU', 'Milk', { date: '2026-11-19' }),
  one('SEMI SKIMMED MILK 2L FRI', 'Semi skimmed milk', { amount: '2000 ml', date: '2026-11-20' }),
  one('BBQ sauce 500ML', 'BBQ sauce', { amount: '500 ml' }),
  one('  milk    thu  ', 'Milk', { date: '2026-11-19' }),
  one('milk - thu', 'Milk', { date: '2026-11-19' }),
  one('tofu in 5 days 400 g', 'Tofu', { amount: '400 g', date: '2026-11-22' }),
  one('opened cream 2 dl use by fri', 'Cream', {
    amount: '200 ml',
    date: 'use-by 2026-11-20',
    opened: '2026-11-17',
  }),
];
