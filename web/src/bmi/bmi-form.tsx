import { BMI_AGE_MAX, BMI_AGE_MIN, type BmiForm as Form } from '@crisper/domain/bmi/bmi.ts';
import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';

interface BmiFormProps {
  form: Form;
  problems: Record<string, string>;
  /** What is wrong with the form as a whole. */
  message: string | null;
  onChange: (next: Partial<Form>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onReset: () => void;
}

export function BmiForm({ form, problems, message, onChange, onSubmit, onReset }: BmiFormProps) {
  const field = (name: keyof Form) => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} aria-label="BMI calculator" className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          label="Height (cm)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="170"
          {...field('heightCm')}
        />
        <TextField
          label="Weight (kg)"
          inputMode="decimal"
          autoComplete="off"
          placeholder="65"
          {...field('weightKg')}
        />
        <TextField
          label="Age"
          type="number"
          min={BMI_AGE_MIN}
          max={BMI_AGE_MAX}
          inputMode="numeric"
          autoComplete="off"
          placeholder="30"
          {...field('age')}
        />
        <SelectField label="Gender" {...field('gender')}>
          <option value="">Select</option>
          <option value="male">Male</option>
          <option value="female">Female</option>
        </SelectField>
      </div>
      <p
        role="alert"
        className="rounded-control bg-expired-soft px-4 py-2.5 font-medium text-expired empty:hidden"
      >
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Calculate BMI</Button>
        <Button variant="secondary" onClick={onReset}>
          Reset
        </Button>
      </div>
    </form>
  );
}
