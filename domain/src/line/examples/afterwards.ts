import { one, several } from './example.ts';

/** Lines that were tried when the reader was done. Some of them nobody can read for sure. */
export const afterwards = [
  one('the friday night curry', 'The friday night curry'),
  one('chicken thighs 1kg use by 22 nov for Ben', 'Chicken thighs', {
    amount: '1000 g',
    date: 'use-by 2026-11-22',
    whose: 'ben',
  }),
  one('5 guys sauce', '5 guys sauce'),
  one('get well soup', 'Get well soup'),
  one('2 for 1 pizza', '2 for 1 pizza'),
  one('milk the 19th', 'Milk', { date: '2026-11-19' }),
  one('milk Thu 19 Nov', 'Milk', { date: '2026-11-19' }),
  one('milk Thu 26 Nov 2026', 'Milk', { date: '2026-11-26' }),
  one('milk Thu 20 Nov', 'Milk', { date: '2026-11-19', asks: ['date'] }),
  one('turkey 25th', 'Turkey', { date: '2026-11-25' }),
  one('ham 3 slices', 'Ham', { amount: '3 piece' }),
  one('yogurt 4x125g', 'Yogurt', { amount: '4 pack' }),
  one('1kg frozen peas exp 12/2027', 'Peas', { amount: '1000 g', date: '2027-12-31', place: 'freezer' }),
  one('coke zero 12 cans', 'Coke zero cans', { amount: '12 piece' }),
  one('100g dark chocolate 70%', 'Dark chocolate 70%', { amount: '100 g' }),
  one('80/20 beef 500g', '80/20 beef', { amount: '500 g' }),
  several('Use by Thu 19 Nov: Chicken Thighs 1kg', [
    'Chicken Thighs',
    { amount: '1000 g', date: 'use-by 2026-11-19' },
  ]),
  several(
    'Use by end of Thu 19 Nov\nChicken Thighs 1kg\nSalmon fri',
    ['Chicken Thighs', { amount: '1000 g', date: 'use-by 2026-11-19' }],
    ['Salmon', { date: '2026-11-20' }],
  ),
  several(
    'Freezer:\npeas\nbread\nElsewhere:\nmilk',
    ['Peas', { place: 'freezer' }],
    ['Bread', { place: 'freezer' }],
    'Milk',
  ),
  one('2 constructor', 'Constructor', { amount: '2 piece' }),
  one('6-pack eggs', 'Eggs', { amount: '6 piece' }),
  several('Bananas Loose 0.85kg @ £0.90/kg £0.77', ['Bananas Loose', { amount: '850 g', price: '0.77' }]),
  several('Qty 1 - Warburtons Toastie Bread 800g - £1.40', [
    'Warburtons Toastie Bread',
    { amount: '800 g', price: '1.40' },
  ]),
  several('hey can you get milk, eggs and bread please', 'Milk', 'Eggs', 'Bread'),
  several('3 tomatoes 2 onions', ['Tomatoes', { amount: '3 piece' }], ['Onions', { amount: '2 piece' }]),
];
