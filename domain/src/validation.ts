import * as z from 'zod/mini';
import { AppError, ERROR_MESSAGES, type FieldErrors } from './errors.ts';

/** One thing that is wrong, and where. */
export interface Problem {
  field: string;
  message: string;
}

/** What is wrong, in the order in which the schema names its fields, at most one problem a field. */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!problems.has(field)) problems.set(field, { field, message: wordsFor(issue) });
  }
  return [...problems.values()];
}

/** Zod's own words are for programmers; where a schema has none of its own, we say something kinder. */
function wordsFor({ message }: z.core.$ZodIssue): string {
  return message === 'Invalid input' ? ERROR_MESSAGES.invalid_input : message;
}

export function check(schema: z.core.$ZodType, input: unknown): Problem[] {
  const result = z.safeParse(schema, input);
  return result.success ? [] : problemsOf(result.error);
}

export function invalidInput(problems: readonly Problem[]): AppError {
  const fields: FieldErrors = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
  const first = problems[0];
  return new AppError('invalid_input', { ...(first && { message: first.message }), fields });
}
