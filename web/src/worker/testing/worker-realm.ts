import { vi } from 'vitest';
import { MemoryCaches, ORIGIN } from './memory-caches.ts';

/** What the build writes into the worker. */
export const BUILD = {
  version: 'second',
  shell: '/shell',
  documents: [{ pattern: '^/kitchens/[^/]+$', url: '/documents/kitchen' }],
  publicPaths: ['/about'],
  languages: {
    en: { entry: '/assets/app-2.js', list: '/assets/files-en.json' },
    de: { entry: '/assets/app-de.js', list: '/assets/files-de.json' },
  },
  scanFolder: '/assets/scan/',
  scanFiles: ['/assets/scan/reader.wasm'],
};

interface Tab {
  url: string;
  focus(): Promise<void>;
}

const { en, de } = BUILD.languages;
export const ENGLISH = { ...en, files: [en.entry, '/assets/app.css'], otherFiles: ['/assets/blog.js'] };
export const GERMAN = { ...de, files: [de.entry, '/assets/app.css'], otherFiles: ['/assets/blog-de.js'] };

/** The world around a service worker: its events, its caches, the open tabs, and a server that can be out of reach. */
export class WorkerRealm {
  readonly caches = new MemoryCaches();
  isOffline = false;
  theme: string | undefined;
  permission = 'granted';
  tabs: Tab[] = [];
  /** What the server answers, by path; 404 for everything else. */
  readonly answers = new Map<string, () => Response>();
  /** Paths that were asked for, with what was sent. */
  readonly asked: { path: string; body: unknown }[] = [];
  readonly opened: string[] = [];
  readonly notices: { title: string; options: Record<string, unknown> }[] = [];
  isUpdated = false;
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor() {
    const files = [ENGLISH, GERMAN].flatMap((language) => [...language.files, ...language.otherFiles]);
    for (const { list, files, otherFiles } of [ENGLISH, GERMAN])
      this.answers.set(list, () => Response.json({ files, otherFiles }));
    for (const url of [...files, ...BUILD.scanFiles]) this.answers.set(url, () => new Response(url));
    for (const url of [BUILD.shell, '/documents/kitchen', '/about']) {
      this.answers.set(url, () => page(url, 'en'));
      this.answers.set(`/de${url}`, () => page(`/de${url}`, 'de'));
    }
  }

  /** Runs the worker in it. */
  async start(): Promise<void> {
    vi.resetModules();
    vi.stubGlobal('BUILD', BUILD);
    vi.stubGlobal('caches', this.caches);
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('Notification', { permission: this.permission });
    vi.stubGlobal('fetch', (request: string | { url: string }, init?: RequestInit) =>
      this.#fetch(request, init),
    );
    vi.stubGlobal('self', this.#self());
    await import('#worker/service-worker.ts');
  }

  /** Fires an event. Returns the response, or undefined where the worker leaves the request to the browser. */
  async fire(type: string, event: object = {}): Promise<Response | undefined> {
    const works: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    this.#listeners.get(type)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (answer: Promise<Response>) => {
        response = answer;
      },
    });
    const answered = await response;
    // An answer may start more of them.
    for (const work of works) await work;
    return answered;
  }

  navigate = (path: string) => this.request(path, { mode: 'navigate' });

  request = (path: string, parts: object = {}) =>
    this.fire('fetch', {
      request: { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', destination: '', ...parts },
    });

  async #fetch(request: string | { url: string }, init?: RequestInit): Promise<Response> {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    if (this.isOffline) throw new TypeError('Failed to fetch');
    this.asked.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return this.answers.get(pathname)?.() ?? new Response(null, { status: 404 });
  }

  #self() {
    return {
      addEventListener: (type: string, listener: (event: object) => void) =>
        this.#listeners.set(type, listener),
      skipWaiting: async () => {
        this.isUpdated = true;
      },
      cookieStore: { get: async () => (this.theme ? { value: this.theme } : null) },
      navigator: {},
      clients: {
        matchAll: async () => this.tabs,
        claim: async () => undefined,
        openWindow: async (path: string) => void this.opened.push(path),
      },
      registration: {
        showNotification: async (title: string, options: Record<string, unknown>) =>
          void this.notices.push({ title, options }),
        pushManager: {
          subscribe: async () => ({
            toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
          }),
        },
      },
    };
  }
}

const page = (url: string, language: keyof typeof BUILD.languages) =>
  new Response(
    `<html lang="${language}"><head><title>${url}</title></head><script src="${BUILD.languages[language].entry}"></script><div id="last-view"></div></html>`,
  );

export const tabAt = (path: string) => ({ url: ORIGIN + path, focus: vi.fn(async () => undefined) });
