import * as z from 'zod/mini';
import { AppError } from './errors.ts';
import type { Fault, Problem } from './problem.ts';

/** The problems, in the order in which the schema names its fields, at most one per field. */
export function problemsOf(error: z.core.$ZodError): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of error.issues) {
    const field = issue.path.join('.');
    if (!problems.has(field)) problems.set(field, { field, ...faultIn(issue) });
  }
  return [...problems.values()];
}

/** Zod's own messages are for programmers, so a rule without a fault of ours is just not met. */
function faultIn({ message }: z.core.$ZodIssue): Fault {
  return message.startsWith('{') ? (JSON.parse(message) as Fault) : { code: 'invalid' };
}

export function check(schema: z.core.$ZodType, input: unknown): Problem[] {
  const result = z.safeParse(schema, input);
  return result.success ? [] : problemsOf(result.error);
}

export function invalidInput(problems: readonly Problem[]): AppError {
  return new AppError('invalid_input', { problems });
}
