import type { ReceiptExample } from './example.ts';

export const euPieces: ReceiptExample = {
  layout: 'eu-pieces',
  date: '2026-11-15',
  items: [
    ['Skyr vanilla 450g', 1, null, 235],
    ['Oat drink barista 1L', 2, null, 458],
    ['Smoked trout 125g', 1, null, 495],
    ['Tomatoes plum', 0.625, 'kilogram', 187],
    ['Pepper green', 3, null, 207],
    ['Spring onions', 1, null, 79],
    ['Rye crispbread', 1, null, 149],
    ['Chickpeas 400g', 3, null, 297],
    ['Elderflower cordial', 1, null, 385],
    ['Deposit bottle', 1, null, 25],
    ['Washing powder', 1, null, 649],
  ],
  prints: {
    clean: `
93 NORDHAFEN FOODS
94 Pier 9, Unit 4 - Aarhus
95 Till 03 Served by: Mette
79 ** CHILLED **
88 Skyr vanilla 450g 2.35 € A
92 Oat drink barista 1L 4.58 € A
84 2 pcs at 2.29 £
88 Smoked trout 125g 4.95 € A
93 Staff discount -0.50 €
89 ** FRUIT & VEG **
94 #4087 Tomatoes plum 1.87 € A
94 0.625 kg at 2.99 €/kg
93 #4065 Pepper green 2.07 € A
85 3 pcs at 0.69 €
94 Spring onions 0.79 € A
90 ** STORE CUPBOARD **
93 Rye crispbread 1.49 € A
90 Chickpeas 400g 2.97 € A
84 3 pcs at 0.99 €
76 Elderflower cordial 3.85 € B
83 Deposit bottle 0.25 € B
90 Washing powder 6.49 € B
93 12 articles SUM 31.16 €
93 Mobile payment 31.16 €
95 A 12% VAT 2.20 B 25% VAT 2.12
94 2026-11-15 11:07 receipt 4471
`,
    scan: `
91 NORDHAFEN FOODS
95 Pier 9, Unit 4 - Aarhus
96 Till 03 Served by: Mette
70 ** CHILLED **
92 Skyr vanilla 450g 2.35 € A
89 Oat drink barista 1L 4.58 € A
93 2 pcs at 2.29 €
94 Smoked trout 125g 4.95 € A
92 Staff discount -0.50 €
89 ** FRUIT & VEG **
95 #4087 Tomatoes plum 1.87 € A
94 0.625 kg at 2.99 €/kg
95 #4065 Pepper green 2.07 € A
93 3 pcs at 0.69 €
94 Spring onions 0.79 € A
90 ** STORE CUPBOARD **
93 Rye crispbread 1.49 € A
94 Chickpeas 400g 2.97 € A
93 3 pcs at 0.99 €
90 Elderflower cordial 3.85 € B
84 Deposit bottle 0.25 € B
92 Washing powder 6.49 € B
94 12 articles SUM 31.16 €
94 Mobile payment 31.16 €
88 A 12% VAT 2.20 B 25% VAT 2.12
95 2026-11-15 11:07 receipt 4471
`,
    photo: `
90 | NORDHAFEN FOODS
93 Pier 9, Unit 4 - Aarhus |
93 Till 03 Served by: Mette
66 ¥* CHILLED **
85 Skyr vanilla 450g 2.35 € A
92 Oat drink barista 1L 4.58 € A
93 2 pcs at 2.29 €
79 Smoked trout 125g 4.95 € A
93 Staff discount -0.50 €
84 ** FRUIT & VEG **
94 #4087 Tomatoes plum 1.87 € A
93 0.625 kg at 2.99 €/kg
94 #4065 Pepper green 2.07 € A
94 3 pcs at 0.69 €
94 Spring onions 0.79 € A
92 ** STORE CUPBOARD **
93 Rye crispbread 1.49 € A
93 Chickpeas 400g 2.97 € A
93 3 pcs at 0.99 €
90 Elderflower cordial 3.85 € B
93 Deposit bottle 0.25 € B
94 Washing powder 6.49 € B
94 12 articles SUM 31.16 €
94 Mobile payment 31.16 €
93 A 12% VAT 2.20 B 25% VAT 2.12
95 2026-11-15 11:07 receipt 4471
`,
    poor: `
91 NORDHAFEN FOODS
94 Pier 9, Unit 4 - Aarhus
89 Till 63 Served by: Mette
78 ** CHILLED **
92 Skyr vanilla 450g 2.35 € A
93 Oat drink barista 1L 4.58 € A
92 2 pcs at 2.29 €
89 Smoked trout 125g 4.95 C A
91 Staff discount -0.50 €
73 ** FRUIT & VEG *=*
93 #4087 Tomatoes plum 1.87 € A
94 0.625 kg at 2.99 €/kg
93 #4065 Pepper green 2.07 € A
93 3 pcs at 0.69 €
94 Spring onions 0.79 € A
89 ** STORE CUPBOARD **
92 Rye crispbread 1.49 € A
92 Chickpeas 400g 2.97 € A
89 3 pcs at 0.99 €
82 Elderflower cordial 3.85 €B
92 Deposit bottle 0.25 € B
93 Washing powder 6.49 € B
92 12 articles SUM 31.16 €
92 Mobile payment 31.16 €
91 A 12% VAT 2.20 B 25% VAT 2.12
94 2026-11-15 11:07 receipt 4471
`,
  },
};
