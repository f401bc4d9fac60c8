import type { Endpoint } from '@crisper/domain/endpoint.ts';

/** Answers a call from what is kept in this browser, or has the server asked. */
export type Answerer = <T>(endpoint: Endpoint, input: unknown, ask: () => Promise<T>) => Promise<T>;

let answerer: Answerer | null = null;

/** What is kept for the person who is signed in sets it; a visitor's calls go to the server. */
export function answerBy(next: Answerer): void {
  answerer = next;
}

export const isAnswered = (): boolean => answerer !== null;

export const answered: Answerer = (endpoint, input, ask) =>
  answerer ? answerer(endpoint, input, ask) : ask();
