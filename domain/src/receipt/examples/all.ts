import { bull } from './bull.ts';
import { club } from './club.ts';
import { dot } from './dot.ts';
import { euComma } from './eu-comma.ts';
import { euPieces } from './eu-pieces.ts';
import { sun } from './sun.ts';
import { ukQty } from './uk-qty.ts';
import { uk2 } from './uk2.ts';
import { usDollar } from './us-dollar.ts';
import { usUpc } from './us-upc.ts';
import { usWeight } from './us-weight.ts';

export const receiptExamples = [
  usUpc,
  ukQty,
  usWeight,
  usDollar,
  euComma,
  dot,
  club,
  bull,
  sun,
  uk2,
  euPieces,
];
