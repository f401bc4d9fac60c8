import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  address: string;
  /** The requests that got a 502, and what the servers said. */
  failures: string[];
  stop(): Promise<void>;
}

/**
 * A proxy as docs/operating.md sets it up: it keeps connections open and takes the servers in turn. What a server did not
 * take it gives to the next one; a write that it may have taken is not repeated and gets a 502.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let turn = 0;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const refusals: unknown[] = [];
    const first = turn++ % servers.length;
    for (const server of [...servers.slice(first), ...servers.slice(0, first)]) {
      try {
        return copy(await forward(server, incoming, body), outgoing);
      } catch (error) {
        refusals.push(error);
        if (incoming.method !== 'GET' && Object(error).code !== 'ECONNREFUSED') break;
      }
    }
    failures.push(`${incoming.method} ${incoming.url}: ${refusals}`);
    outgoing.writeHead(502).end();
  }

  async function forward(server: string, { method, url, headers }: IncomingMessage, body: Buffer) {
    const { connection: _, ...passed } = headers;
    const call = request(`${server}${url}`, { agent, method: method ?? 'GET', headers: passed });
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    call.on('error', () => {});
    return answer;
  }

  function copy(answer: IncomingMessage, outgoing: ServerResponse): void {
    const { connection: _, 'keep-alive': __, ...passed } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, passed);
    // A stream that is cut off at one end is cut off at the other, and is the reader's to open again.
    pipeline(answer, outgoing, () => {});
  }

  const proxy = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    failures,
    address: `http://127.0.0.1:${Object(proxy.address()).port}`,
    async stop() {
      agent.destroy();
      proxy.closeAllConnections();
      const closed = once(proxy, 'close');
      proxy.close();
      await closed;
    },
  };
}
