import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import type { Tone } from '#ui/badge.tsx';

export const CATEGORY_TONES: Record<BmiCategory, Tone> = {
  Underweight: 'info',
  Normal: 'fresh',
  Overweight: 'soon',
  Obese: 'expired',
};
