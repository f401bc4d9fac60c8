import type pg from 'pg';

const GOODBYE_MS = 2000;

/** Ends a connection without saying goodbye: one that hangs would not answer it, and would stay open. */
export const cutOff = (client: pg.Client): void => void client.connection.stream.destroy();

/** For callers that do not wait for it. */
export function sayGoodbye(client: pg.Client): void {
  const timer = setTimeout(() => cutOff(client), GOODBYE_MS);
  client
    .end()
    .catch(() => {})
    .finally(() => clearTimeout(timer));
}
