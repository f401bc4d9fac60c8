import { BMI_AGE_MAX, BMI_AGE_MIN, type BmiInput } from '@crisper/domain/bmi/bmi.ts';
import * as texts from '@crisper/texts/bmi.ts';
import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';

interface BmiFormProps {
  form: BmiInput;
  problems: Record<string, string>;
  /** What is wrong with the form as a whole. */
  message: string | null;
  onChange: (next: Partial<BmiInput>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onReset: () => void;
}

export function BmiForm({ form, problems, message, onChange, onSubmit, onReset }: BmiFormProps) {
  const field = (name: keyof BmiInput) => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label={texts.calculator} className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label={texts.height}
          inputMode="decimal"
          autoComplete="off"
          placeholder="170"
          {...field('heightCm')}
        />
        <TextField
          label={texts.weight}
          inputMode="decimal"
          autoComplete="off"
          placeholder="65"
          {...field('weightKg')}
        />
        <TextField
          label={texts.age}
          type="number"
          min={BMI_AGE_MIN}
          max={BMI_AGE_MAX}
          inputMode="numeric"
          autoComplete="off"
          placeholder="30"
          {...field('age')}
        />
        <SelectField label={texts.gender} {...field('gender')}>
          <option value="">{texts.chooseGender}</option>
          <option value="male">{texts.male}</option>
          <option value="female">{texts.female}</option>
        </SelectField>
      </div>
      <p
        role="alert"
        className="rounded-control bg-expired-soft px-4 py-2.5 font-medium text-expired empty:hidden"
      >
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{texts.calculate}</Button>
        <Button variant="secondary" onClick={onReset}>
          {texts.reset}
        </Button>
      </div>
    </form>
  );
}
