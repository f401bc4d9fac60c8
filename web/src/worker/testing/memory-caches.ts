export const ORIGIN = 'https://crisper.example';

type Key = string | { url: string };
const hrefOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** A browser's cache: what is put again is the newest. */
class MemoryCache {
  readonly #responses = new Map<string, Response>();

  async match(key: Key): Promise<Response | undefined> {
    return this.#responses.get(hrefOf(key))?.clone();
  }

  async put(key: Key, response: Response): Promise<void> {
    this.#responses.delete(hrefOf(key));
    this.#responses.set(hrefOf(key), response);
  }

  async delete(key: Key): Promise<boolean> {
    return this.#responses.delete(hrefOf(key));
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#responses.keys()].map((url) => ({ url }));
  }
}

/** The caches of a browser, in memory: Node has none. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async match(key: Key): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const response = await cache.match(key);
      if (response) return response;
    }
    return undefined;
  }

  /** The paths in a cache, oldest first. */
  async pathsIn(name: string): Promise<string[]> {
    const keys = (await this.#caches.get(name)?.keys()) ?? [];
    return keys.map(({ url }) => new URL(url).pathname);
  }
}
