import type { Endpoint } from '@crisper/domain/endpoint.ts';
import { answerBy, answered, isAnswered } from './answer.ts';
import { mayPass } from './reach.ts';

interface Told {
  endpoint: Endpoint;
  input: unknown;
  answer: unknown;
}

const TOLD_LIMIT = 20;
const told: Told[] = [];

/** What the server answered until now: what is kept was not there yet to remember it. */
export const takeTold = (): Told[] => told.splice(0);

/** Loads what is kept, which then answers, only when the server cannot answer, or where the page needs it in any case. */
export function answerLate(load: () => Promise<unknown>, isNeeded: Promise<boolean>): void {
  // The page was quicker, and has loaded it itself.
  if (isAnswered()) return;
  const isLoaded = async () =>
    (await isNeeded) &&
    load().then(
      () => true,
      () => false,
    );
  answerBy(async (endpoint, input, ask) => {
    if (endpoint.method === 'GET' && (await isLoaded())) return answered(endpoint, input, ask);
    try {
      const answer = await ask();
      if (endpoint.method === 'GET') told.push({ endpoint, input, answer });
      if (told.length > TOLD_LIMIT) told.shift();
      return answer;
    } catch (error) {
      // A write is not repeated: the person is told, and may try again.
      if (endpoint.method !== 'GET' || !mayPass(error)) throw error;
      await load().catch(() => {
        throw error;
      });
      return answered(endpoint, input, ask);
    }
  });
}
