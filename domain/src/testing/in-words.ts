import { problemText } from '@crisper/texts/problems.ts';
import type { Problem } from '#problem.ts';
import { check } from '#validation.ts';

/** The product's own sentences, so that tests compare the rules with the text that a person reads. */
export const inWords = (problems: readonly Problem[]) =>
  problems.map((problem) => ({ field: problem.field, message: problemText(problem) }));

/** The message for invalid input. */
export const told = (...args: Parameters<typeof check>) => inWords(check(...args));
