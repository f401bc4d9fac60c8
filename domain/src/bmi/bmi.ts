export const BMI_AGE_MIN = 2;
export const BMI_AGE_MAX = 120;

export type BmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';

export interface BmiInput {
  heightCm: string;
  weightKg: string;
  age: string;
  gender: string;
}

export function isBmiFormFilled({ heightCm, weightKg, age, gender }: BmiInput): boolean {
  return [heightCm, weightKg, age, gender].every((value) => value.trim() !== '');
}

export function bmi(heightCm: number, weightKg: number): number {
  const heightM = heightCm / 100;
  return weightKg / (heightM * heightM);
}

export function bmiText(index: number): string {
  return index.toFixed(1);
}

export function bmiCategory(index: number): BmiCategory {
  if (index < 18.5) return 'Underweight';
  if (index < 24.9) return 'Normal';
  return index < 29.9 ? 'Overweight' : 'Obese';
}
