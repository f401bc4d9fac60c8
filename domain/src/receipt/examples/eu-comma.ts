import type { ReceiptExample } from './example.ts';

export const euComma: ReceiptExample = {
  layout: 'eu-comma',
  date: '2026-11-12',
  items: [
    ['Fresh Whole Milk 2L', 1, null, 219],
    ['Irish Creamery Butter', 1, null, 349],
    ['Natural Yogurt 1kg', 2, null, 378],
    ['Beef Mince 5% Fat', 1, null, 599],
    ['Sliced Ham 150g', 1, null, 229],
    ['Carrots 1kg', 1, null, 89],
    ['Vine Tomatoes', 1, null, 169],
    ['Red Peppers 3pk', 1, null, 199],
    ['Bananas loose', 0.866, 'kilogram', 112],
    ['Porridge Oats', 1, null, 145],
    ['Apple Juice 1L', 1, null, 135],
    ['Mozzarella 125g', 1, null, 95],
    ['Frozen Pizza', 1, null, 279],
  ],
  prints: {
    clean: `
94 LIDEL IRELAND
96 Main Street Dublin 8
96 EUR
91 Fresh Whole Milk 2L 2,19 A
96 Irish Creamery Butter 3,49 A
94 Natural Yogurt 1kg 3,78 A
88 2 x 1,89
95 Beef Mince 5% Fat 5,99 A
95 Sliced Ham 150g 2,29 A
93 Carrots 1kg 0,89 A
95 Vine Tomatoes 1,69 A
94 Red Peppers 3pk 1,99 A
94 Bananas loose 1,12 A
94 0,866 kg x 1,29 EUR/kg
94 Porridge Oats 1,45 A
90 Apple Juice 1L 1,35 B
92 Mozzarella 125g 0,95 A
93 Frozen Pizza 2,79 B
96 Total 29,97
96 Card 29,97
95 12.11.2026 12:31:09
`,
    scan: `
94 LIDEL IRELAND
96 Main Street Dublin 8
96 EUR
94 Fresh Whole Milk 2L 2,19 A
95 Irish Creamery Butter 3,49 A
93 Natural Yogurt 1kg 3,78 A
70 2 x 1,89
96 Beef Mince 5% Fat 5,99 A
95 Sliced Ham 150g 2,29 A
92 Carrots 1kg 0,89 A
96 Vine Tomatoes 1,69 A
94 Red Peppers 3pk 1,99 A
95 Bananas loose 1,12 A
93 0,866 kg x 1,29 EUR/kg
95 Porridge Oats 1,45 A
86 Apple Juice 1L 1,35 B
96 Mozzarella 125g 0,95 A
94 Frozen Pizza 2,79 B
96 Total 29,97
96 Card 29,97
93 12.11.2026 12:31:09
`,
    photo: `
94 LIDEL IRELAND
96 Main Street Dublin 8
96 EUR
94 Fresh Whole Milk 2L 2,19 A
95 Irish Creamery Butter 3,49 A
94 Natural Yogurt 1kg 3,78 A
89 2 x 1,89 |
96 Beef Mince 5% Fat 5,99 A
92 Sliced Ham 150g 2,29 A
93 Carrots 1kg 0,89 A
95 Vine Tomatoes 1,69 A
94 Red Peppers 3pk 1,99 A
95 Bananas loose 1,12 A
94 0,866 kg x 1,29 EUR/kg
95 Porridge Oats 1,45 A
88 Apple Juice 1L 1,35 B
95 Mozzarella 125g 0,95 A
92 Frozen Pizza 2,79 B
95 Total 29,97
96 Card 29,97
95 12.11.2026 12:31:09
`,
    poor: `
80 LIDEL IRELAND
92 Main Street Dublin 8
95 EUR
90 Fresh whole Milk 2L 2,19 A
90 Irish Creamery Butter 3,49 A
90 Natural Yogurt 1kg 3,78 A
89 2 x 1,89
91 Beef Mince 5% Fat 5.99 A
89 Sliced Ham 150g 2.29 A
79 Carrots kg 0,89 A
92 Vine Tomatoes 1,69 A
93 Red Peppers 3pk 1,99 A
91 Bananas loose 1,12 A
90 0,866 kg x 1,29 EUR/kg |
91 Porridge Oats 1,45 A
87 Apple Juice 1L 1,35 B
78 Mozzarella 125g 0,95 A |
84 Frozen Pi1zza 2,79 B
84 Total 29,97
93 Card 29,97
91 | 12.11.2026 12:31:09 |
83 | |
`,
  },
};
