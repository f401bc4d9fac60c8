import { problemText } from '@crisper/texts/problems.ts';
import type { Problem } from '#problem.ts';
import { check } from '#validation.ts';

/** The sentences are the product's, so tests hold the rules against what a person is told. */
export const inWords = (problems: readonly Problem[]) =>
  problems.map((problem) => ({ field: problem.field, message: problemText(problem) }));

/** What a person is told of input that does not fit. */
export const told = (...args: Parameters<typeof check>) => inWords(check(...args));
