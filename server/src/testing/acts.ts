import { randomUUIDv7 } from 'node:crypto';
import type { IntentResult } from '@crisper/domain/items/intents/intents.ts';
import { expect } from 'vitest';
import type { Client } from './test-server.ts';

/** Sends intents of one kitchen as one person. */
export const actsIn =
  (kitchen: string, client: Client) =>
  async (...intents: object[]): Promise<IntentResult[]> => {
    const answer = await client.send('POST', `/kitchens/${kitchen}/intents`, {
      intents: intents.map((intent) => ({ id: randomUUIDv7(), ...intent })),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().results;
  };

/** What came of the only one, or of the last one. */
export function last(results: IntentResult[]): IntentResult {
  const result = results.at(-1);
  if (!result) throw new Error('no result');
  return result;
}
