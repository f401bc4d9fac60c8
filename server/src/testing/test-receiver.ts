import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another program on this computer that takes messages. */
export interface TestReceiver {
  /** As the operator lists it. */
  host: string;
  url: string;
  received: Received[];
  /** What it answers, after it has read the message. */
  answer: RequestListener;
  close(): Promise<void>;
}

export async function testReceiver(): Promise<TestReceiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    receiver.received.push({ path: request.url ?? '', headers: request.headers, body });
    receiver.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const receiver: TestReceiver = {
    host,
    url: `http://${host}`,
    received: [],
    answer: (_request, response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
