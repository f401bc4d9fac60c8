import * as z from 'zod/mini';
import { check, type Problem } from '#validation.ts';
import { BMI_AGE_MAX, BMI_AGE_MIN, type BmiForm } from './bmi.ts';

/** Nobody alive is outside of these, so a number that is has slipped: metres for centimetres, pounds for kilograms. */
const HEIGHT_CM = { min: 50, max: 275 };
const WEIGHT_KG = { min: 2, max: 650 };

export const BMI_RESULTS_MAX = 500;

const between = ({ min, max }: { min: number; max: number }, message: string) =>
  z.number(message).check(z.minimum(min, message), z.maximum(max, message));

export const bmiEntrySchema = z.object({
  heightCm: between(
    HEIGHT_CM,
    `Please enter a height between ${HEIGHT_CM.min} and ${HEIGHT_CM.max} centimetres.`,
  ),
  weightKg: between(
    WEIGHT_KG,
    `Please enter a weight between ${WEIGHT_KG.min} and ${WEIGHT_KG.max} kilograms.`,
  ),
  age: z
    .int(`Please enter an age in whole years, from ${BMI_AGE_MIN} to ${BMI_AGE_MAX}.`)
    .check(
      z.minimum(BMI_AGE_MIN, `Please enter an age in whole years, from ${BMI_AGE_MIN} to ${BMI_AGE_MAX}.`),
      z.maximum(BMI_AGE_MAX, `Please enter an age in whole years, from ${BMI_AGE_MIN} to ${BMI_AGE_MAX}.`),
    ),
  gender: z.enum(['male', 'female'], 'Please choose a gender.'),
});
export type BmiEntry = z.output<typeof bmiEntrySchema>;

export const bmiResultIdSchema = z.uuid().brand<'BmiResultId'>();

export const bmiResultSchema = z.object({
  ...bmiEntrySchema.shape,
  id: bmiResultIdSchema,
  measuredAt: z.iso.datetime(),
});
export type BmiResult = z.output<typeof bmiResultSchema>;

/** The form's texts as numbers; a comma is how half of the world writes a point. */
export function readBmiForm({ heightCm, weightKg, age, gender }: BmiForm) {
  const number = (text: string) => Number(text.trim().replace(',', '.'));
  return { heightCm: number(heightCm), weightKg: number(weightKg), age: number(age), gender };
}

/** What is impossible in a form that is filled in. */
export function checkBmiNumbers(form: BmiForm): Problem[] {
  return check(bmiEntrySchema, readBmiForm(form));
}
