import * as z from 'zod/mini';
import { fault, type Problem } from '#problem.ts';
import { check } from '#validation.ts';
import { BMI_AGE_MAX, BMI_AGE_MIN, type BmiInput } from './bmi.ts';

type Range = { least: number; most: number };

/** No living person is outside of these, so any other is a mistake: metres for centimetres, pounds for kilograms. */
const HEIGHT_CM = { least: 50, most: 275 };
const WEIGHT_KG = { least: 2, most: 650 };

export const BMI_RESULTS_MAX = 500;

const AGE_YEARS = { least: BMI_AGE_MIN, most: BMI_AGE_MAX };

const between = (number: typeof z.number | typeof z.int, { least, most }: Range, impossible: string) =>
  number(impossible).check(z.minimum(least, impossible), z.maximum(most, impossible));

export const bmiEntrySchema = z.object({
  heightCm: between(z.number, HEIGHT_CM, fault('bmi_height', HEIGHT_CM)),
  weightKg: between(z.number, WEIGHT_KG, fault('bmi_weight', WEIGHT_KG)),
  age: between(z.int, AGE_YEARS, fault('bmi_age', AGE_YEARS)),
  gender: z.enum(['male', 'female'], fault('bmi_gender')),
});
export type BmiEntry = z.output<typeof bmiEntrySchema>;

export const bmiResultIdSchema = z.uuid().brand<'BmiResultId'>();

export const bmiResultSchema = z.object({
  ...bmiEntrySchema.shape,
  id: bmiResultIdSchema,
  measuredAt: z.iso.datetime(),
});
export type BmiResult = z.output<typeof bmiResultSchema>;

/** The form's texts as numbers; half of the world writes a comma as the decimal separator. */
export function readBmiForm({ heightCm, weightKg, age, gender }: BmiInput) {
  const number = (text: string) => Number(text.trim().replace(',', '.'));
  return { heightCm: number(heightCm), weightKg: number(weightKg), age: number(age), gender };
}

/** The impossible values in a complete form. */
export function checkBmiNumbers(form: BmiInput): Problem[] {
  return check(bmiEntrySchema, readBmiForm(form));
}
