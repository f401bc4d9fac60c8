import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

let server: Server;
const received: string[] = [];

/** As little of a mail server as a mail needs. */
function takeMail(socket: Socket): void {
  let isMail = false;
  let text = '';
  socket.write('220 test\r\n');
  socket.on('data', (data) => {
    text += data;
    if (isMail && text.endsWith('\r\n.\r\n')) {
      received.push(text);
      isMail = false;
      text = '';
      socket.write('250 taken\r\n');
    } else if (!isMail && text.endsWith('\r\n')) {
      isMail = text.startsWith('DATA');
      socket.write(isMail ? '354 go on\r\n' : '250 ok\r\n');
      text = '';
    }
  });
}

beforeAll(async () => {
  server = createServer(takeMail);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test('with an SMTP_URL, mails go out by it', async () => {
  const { port } = server.address() as AddressInfo;
  const settings = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: 'Crisper <crisper@example.com>',
    dataDir: '/nowhere',
  };
  const mailer = createMailer(settings, Fastify().log);
  await mailer.send({ to: 'ana@example.com', subject: 'Hello', text: 'Good morning' });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/From: Crisper <crisper@example.com>\r\nTo: ana@example.com\r\nSubject: Hello/);
  expect(received[0]).toContain('Good morning');
});
