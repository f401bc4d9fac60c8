import { answerBy, answered, isUnreachable } from './answer.ts';

/** Loads what is kept, which then answers, only when the server cannot be reached. */
export function answerLate(load: () => Promise<unknown>): void {
  answerBy(async (endpoint, input, ask) => {
    try {
      return await ask();
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await load().catch(() => {
        throw error;
      });
      return answered(endpoint, input, ask);
    }
  });
}
