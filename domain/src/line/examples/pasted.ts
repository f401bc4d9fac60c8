import { several } from './example.ts';

const eggs = { amount: '6 piece' };

/** Lists, chats and confirmations of shops. */
export const pasted = [
  several('milk, eggs, bread', 'Milk', 'Eggs', 'Bread'),
  several('milk,eggs,bread', 'Milk', 'Eggs', 'Bread'),
  several(
    'milk thu, 6 eggs, chicken 500g fri',
    ['Milk', { date: '2026-11-19' }],
    ['Eggs', eggs],
    ['Chicken', { amount: '500 g', date: '2026-11-20' }],
  ),
  several('milk\neggs\nbread', 'Milk', 'Eggs', 'Bread'),
  several('milk\r\n\r\neggs\r\n', 'Milk', 'Eggs'),
  several('milk; eggs; bread', 'Milk', 'Eggs', 'Bread'),
  several('milk + eggs', 'Milk', 'Eggs'),
  several('- milk\n- 6 eggs', 'Milk', ['Eggs', eggs]),
  several('* milk\n* 6 eggs', 'Milk', ['Eggs', eggs]),
  several('• milk • eggs', 'Milk', 'Eggs'),
  several('1. milk\n2. eggs\n3. bread', 'Milk', 'Eggs', 'Bread'),
  several('1) milk\n2) 6 eggs', 'Milk', ['Eggs', eggs]),
  several('[ ] milk\n[x] eggs', 'Milk', 'Eggs'),
  several('☐ milk\n☑ eggs', 'Milk', 'Eggs'),
  several('milk, eggs and bread', 'Milk', 'Eggs', 'Bread'),
  several('milk, eggs, and bread', 'Milk', 'Eggs', 'Bread'),
  several('milk, mac and cheese', 'Milk', 'Mac and cheese'),
  several('mac and cheese', 'Mac and cheese'),
  several('salt & vinegar crisps, milk', 'Salt & vinegar crisps', 'Milk'),
  several('eggs 6,milk 2l', ['Eggs', eggs], ['Milk', { amount: '2000 ml' }]),
  several('1,5 l milk, 0,5 l cream', ['Milk', { amount: '1500 ml' }], ['Cream', { amount: '500 ml' }]),
  several('Shopping:\nmilk\neggs', 'Milk', 'Eggs'),
  several('[17/11/2026, 09:12:03] Ana: milk\n[17/11/2026, 09:12:40] Ben: 6 eggs', 'Milk', ['Eggs', eggs]),
  several('17/11/2026, 09:12 - Ana: milk thu', ['Milk', { date: '2026-11-19' }]),
  several('Ana: milk, eggs', 'Milk', 'Eggs'),
  several('09:12 Ben: bread', 'Bread'),
  several('1 x Semi Skimmed Milk 2L £1.45', ['Semi Skimmed Milk', { amount: '2000 ml', price: '1.45' }]),
  several('2 x Free Range Eggs £5.50', ['Free Range Eggs', { amount: '2 piece', price: '5.50' }]),
  several('Semi Skimmed Milk 2L - £1.45', ['Semi Skimmed Milk', { amount: '2000 ml', price: '1.45' }]),
  several('Vollmilch 1 l 1,29 €', ['Vollmilch', { amount: '1000 ml', price: '1,29' }]),
  several('Butter 250g\t$3.49', ['Butter', { amount: '250 g', price: '3.49' }]),
  several('Chicken Breast Fillets 600g Qty: 2 £7.00', [
    'Chicken Breast Fillets',
    { amount: '2 pack', price: '7.00' },
  ]),
  several(
    'Avocado x2 £1.70\n3 Lemons £0.90',
    ['Avocado', { amount: '2 piece', price: '1.70' }],
    ['Lemons', { amount: '3 piece', price: '0.90' }],
  ),
  several('BANANAS 0.78', ['Bananas', { price: '0.78' }]),
  several('Milk 2L £1.45\nSubtotal £1.45\nDelivery £3.00\nTotal: £4.45', [
    'Milk',
    { amount: '2000 ml', price: '1.45' },
  ]),
  several('2 Semi Skimmed Milk 2.272L/4 Pints £1.55', [
    'Semi Skimmed Milk',
    { amount: '2 pack', price: '1.55' },
  ]),
];
