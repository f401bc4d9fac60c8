import { Agent, get } from 'node:http';

export interface HammerTarget {
  url: string;
  /** The nth request, so that no two need be alike. */
  path: (n: number) => string;
  headers?: Record<string, string>;
  status: number;
}

const CONNECTIONS = 16;

/** Sends that many requests over a few connections, each after the last response. An unexpected response ends it. */
export async function hammer(
  { url, path, headers = {}, status }: HammerTarget,
  requests: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const worker = async () => {
    while (next < requests) await ask(url + path(next++), { agent, headers }, status);
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  } finally {
    agent.destroy();
  }
}

function ask(
  url: string,
  options: { agent: Agent; headers: Record<string, string> },
  status: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === status ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    }).once('error', reject);
  });
}
