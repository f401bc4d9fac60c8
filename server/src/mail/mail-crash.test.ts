import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '#testing/server-process.ts';
import { type TestSmtp, testSmtp } from '#testing/test-smtp.ts';

const EMAIL = 'ana@example.com';
const PASSWORD = 'Crisper1';
let dataDir: string;
let smtp: TestSmtp;
let running: ServerProcess;

const start = async () => {
  running = await startProcess({ DATA_DIR: dataDir, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crisper-mail-crash-'));
  smtp = await testSmtp();
  await start();
  await post('/auth/register', { name: 'Ana', email: EMAIL, password: PASSWORD });
});
afterAll(async () => {
  await running.end();
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

function post(path: string, body: unknown): Promise<Response> {
  return fetch(`${running.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('killed before a queued mail was sent, the product sends it once it runs again, and its link works', async () => {
  let offered = 0;
  smtp.replyToRecipient = () => {
    offered += 1;
    return 451;
  };
  await post('/auth/password-reset', { email: EMAIL });
  await expect.poll(() => offered).toBe(1);
  await running.kill();
  smtp.replyToRecipient = () => 250;
  await start();
  await expect.poll(() => smtp.received.length).toBe(1);
  const token = /#token=([\w.-]+)/.exec(smtp.received[0]?.text ?? '')?.[1];
  expect((await post('/auth/password-reset/confirm', { token, password: 'Crisper2' })).status).toBe(200);
});

test('killed while it sends a mail, the product sends it again, as the same mail', async () => {
  smtp.received = [];
  const tries: (string | undefined)[] = [];
  smtp.replyToMail = async ({ messageId }) => {
    tries.push(messageId);
    // The first attempt gets no response, because its sender was killed.
    if (tries.length === 1) await running.kill();
    return tries.length === 1 ? 451 : 250;
  };
  await post('/auth/password-reset', { email: EMAIL });
  await expect.poll(() => tries.length).toBe(1);
  await start();
  await expect.poll(() => smtp.received.length).toBe(1);
  await sleep(1000);
  expect(tries).toHaveLength(2);
  expect(tries[0]).toBe(tries[1]);
});
