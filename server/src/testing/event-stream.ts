import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';

export interface EventStream {
  status: number;
  headers: Headers;
  /** Everything received so far, as it came over the wire. */
  text(): string;
  /** The ids of the events so far. */
  ids(): number[];
  /** The contents of the events so far. */
  data(): unknown[];
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Listens to the app, or to a server at a URL, over a real connection, as a browser does. */
export async function openEventStream(
  server: FastifyInstance | string,
  headers: Record<string, string> = {},
  path: string = api.followItems.path,
): Promise<EventStream> {
  const address = typeof server === 'string' ? server : await listening(server);
  const leaving = new AbortController();
  const answer = await fetch(`${address}/api${path}`, {
    headers,
    signal: leaving.signal,
  });
  let text = '';
  const ended = read(answer, (chunk) => {
    text += chunk;
  });
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    ids: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)),
    data: () => [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(String(data))),
    ended,
    leave: () => leaving.abort(),
  };
}

async function listening(app: FastifyInstance): Promise<string> {
  if (app.addresses().length === 0) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${app.addresses()[0]?.port}`;
}

async function read(answer: Response, take: (chunk: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of answer.body ?? []) take(decoder.decode(chunk, { stream: true }));
  } catch {
    // We disconnected ourselves.
  }
}
