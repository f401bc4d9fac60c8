import type { Unit } from '@crisper/domain/items/keeping/amount.ts';
import { saidAmount } from '@crisper/domain/items/keeping/said-amount.ts';
import * as texts from '@crisper/texts/items/kitchen-acts.ts';
import { numberText } from '#ui/formats.ts';

export const amountText = (amount: number, unit: Unit): string =>
  texts.amount(saidAmount(amount, unit, numberText));

/** Pieces are the usual case, and need no word. */
export const shortAmount = ({ amount, unit }: { amount: number; unit: Unit }): string =>
  unit === 'piece' ? saidAmount(amount, unit, numberText).number : amountText(amount, unit);
