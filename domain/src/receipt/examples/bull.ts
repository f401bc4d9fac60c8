import type { ReceiptExample } from './example.ts';

export const bull: ReceiptExample = {
  layout: 'bull',
  date: null,
  items: [
    ['GG Whole Milk', 1, null, 359],
    ['Hummus Classic', 1, null, 329],
    ['Turkey Breast', 1, null, 549],
    ['Yoplait Yog', 4, null, 356],
    ['Baby Carrots', 1, null, 149],
    ['Salted Butter', 1, null, 479],
    ['Blueberry 11oz', 1, null, 399],
    ['Cheez Crackers', 1, null, 419],
  ],
  prints: {
    clean: `
96 BULLSEYE
94 Minneapolis North - 612-555-0199
94 11/09/2026 07:44 PM
96 GROCERY
95 284020104 GG Whole Milk NF $3.59
95 284021010 Hummus Classic NF $3.29
95 267080002 Turkey Breast NF $5.49
91 284070311 Yoplait Yog NF $3.56
93 4 @ $0.89 ea
94 261030077 Baby Carrots NF $1.49
95 284010093 Salted Butter NF $4.79
86 266050410 Blueberry 1lloz NF $3.99
96 231060115 Cheez Crackers NF $4.19
96 SUBTOTAL $30.39
95 T = MN TAX 8.0% on $0.00 $0.00
96 TOTAL $30.39
94 *4411 VISA CHARGE $30.39
`,
    scan: `
96 BULLSEYE
94 Minneapolis North - 612-555-0199
96 11/09/2026 07:44 PM
96 GROCERY
86 284020104 GG Whole Milk NF $3.59
92 284021010 Hummus Classic NF $3.29
95 267080002 Turkey Breast NF $5.49
77 284070311 Yoplait Yog NF $3.56
93 4 @ $0.89 ea
94 261030077 Baby Carrots NF $1.49
84 284010093 Salted Butter NF $4.79
88 266050410 Blueberry 1loz NF $3.99
94 231060115 Cheez Crackers NF $4.19
95 SUBTOTAL $30.39
94 T = MN TAX 8.0% on $0.00 $0.00
93 TOTAL $30.39
94 *4411 VISA CHARGE $30.39
`,
    photo: `
96 BULLSEYE
93 Minneapolis North - 612-555-0199
93 11/09/2026 07:44 PM
96 GROCERY
85 284020104 GG Whole Milk NF $3.59
82 284021010 Hummus Classic NF $3.29
84 267080002 Turkey Breast NF $5.49
80 284070311 Yoplait Yog NF $3.56
93 4 @ $0.89 ea
95 261030077 Baby Carrots NF $1.49
87 284010093 Salted Butter NF $4.79
93 266050410 Blueberry 1loz NF $3.99
93 231060115 Cheez Crackers NF $4.19
95 SUBTOTAL $30.39
95 T = MN TAX 8.0% on $0.00 $0.00
94 TOTAL $30.39
95 *4411 VISA CHARGE $30.39
`,
    poor: `
95 BULLSEYE
48 Minneapolis North ~ 612-555-0199
88 11/69/2026 07:44 PM
95 GROCERY
85 284020104 GG Whole Milk NF $3.59
93 284021010 Hummus Classic NF $3.29 |
89 267080002 Turkey Breast NF $5.49 |
74 284076311 Yoplait Yog NF $3.56
87 | 4 @ $0.89 ea |
85 261030077 Baby Carrots NF $1.49
72 284010093 Salted Butter NF $4.79
62 266050410 Blueberry 1loz NF $3.99
69 231066115 Cheez Crackers NF $4.19 |
66 SUBTOTAL $30.39 |
77 © T = MN TAX 8.8% on $0.60 $0.00
69 TOTAL $30.39 |
56 ~ *4411 VISA CHARGE $30.39
`,
  },
};
