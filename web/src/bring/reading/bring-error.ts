import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

/** Why nothing was read; `@crisper/texts` has the sentence. */
export class BringError extends Error {
  readonly refusal: BringRefusal;

  constructor(refusal: BringRefusal) {
    super(refusal);
    this.name = 'BringError';
    this.refusal = refusal;
  }
}
