import pg from 'pg';
import { cutOff } from './cut-off.ts';

/** For those in use as the pool is closed. */
const GOODBYE_MS = 5000;

/** The connections to one place at which the primary was found. */
export class PlacePool {
  readonly #pool: pg.Pool;
  readonly #clients = new Set<pg.Client>();
  readonly #left = Promise.withResolvers<never>();

  constructor(settings: pg.PoolConfig, onIdleError: (error: Error) => void) {
    this.#pool = new pg.Pool(settings);
    // Without a listener, a lost idle connection would end the process.
    this.#pool.on('error', onIdleError);
    this.#pool.on('connect', (client) => {
      this.#clients.add(client);
      // And so would one in use, between two statements; the next statement fails and reports it.
      client.on('error', () => {});
    });
    this.#pool.on('remove', (client) => this.#clients.delete(client));
    this.#left.promise.catch(() => {});
  }

  connect(): Promise<pg.PoolClient> {
    const connecting = this.#pool.connect();
    return Promise.race([connecting, this.#left.promise]).catch((error: unknown) => {
      // It may come after all, and nobody waits for it any more.
      connecting.then(
        (client) => client.release(true),
        () => {},
      );
      throw error;
    });
  }

  /** The primary is elsewhere: what is asked of this place would wait for nothing. */
  leave(): void {
    this.#left.reject(new Error('connection terminated: the database that accepts writes is elsewhere'));
    this.#cutAllOff();
    this.#pool.end().catch(() => {});
  }

  async end(): Promise<void> {
    const timer = setTimeout(() => this.#cutAllOff(), GOODBYE_MS);
    await this.#pool.end().finally(() => clearTimeout(timer));
  }

  #cutAllOff(): void {
    for (const client of this.#clients) cutOff(client);
  }
}
