import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SelfSigned, selfSigned } from '#testing/self-signed.ts';
import { CertificateError, openCertificate } from './certificate.ts';
import { createServer } from './node-http.ts';
import { renewCertificate } from './renew-certificate.ts';

let folder: string;
let files: { cert: string; key: string };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-tls-'));
  files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

async function write({ cert, key }: Partial<SelfSigned>): Promise<void> {
  if (cert !== undefined) await writeFile(files.cert, cert);
  if (key !== undefined) await writeFile(files.key, key);
}

test('its hosts are its names, then its IP addresses; one for any name has none', async () => {
  await write(selfSigned('192.168.1.5', 'crisper.home.arpa', '*.home.arpa'));
  const certificate = await openCertificate(files);
  expect(certificate.hosts()).toEqual(['crisper.home.arpa', '192.168.1.5']);
});

test.each<[string, () => Promise<void>, RegExp]>([
  [
    'is not there',
    () => write({ key: selfSigned('a').key }),
    /^TLS_CERT: .*cert\.pem cannot be read .*: name/,
  ],
  [
    'is something else',
    () => write({ ...selfSigned('a'), cert: 'Dear diary' }),
    /^TLS_CERT: .*cert\.pem does not hold a certificate .*: it has to be in PEM/,
  ],
  [
    'has a key that cannot be used',
    () => write({ ...selfSigned('a'), key: 'Dear diary' }),
    /^TLS_KEY: .*key\.pem does not hold a private key .*: it has to be in PEM, without a password\.$/,
  ],
  [
    'has the key of another',
    () => write({ ...selfSigned('a'), key: selfSigned('a').key }),
    /^TLS_KEY: .*key\.pem is not the key of the certificate in .*cert\.pem: name/,
  ],
])('a certificate that %s is refused in one sentence', async (_, prepare, sentence) => {
  await prepare();
  const opened = openCertificate(files);
  await expect(opened).rejects.toThrow(CertificateError);
  await expect(opened).rejects.toThrow(sentence);
});

/** The certificate that a new connection is shown. */
async function shownAt(port: number): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}

test('a new pair is used without a restart; until both files are there, the old one is', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [first, second] = [selfSigned('crisper.home.arpa'), selfSigned('crisper.home.arpa')];
  await write(first);
  const certificate = await openCertificate(files);
  const server = createServer(certificate, {}, (_request, response) => void response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = Number(Object(server.address()).port);
  const logged: string[] = [];
  const log = (_: unknown, text: string) => void logged.push(text);
  const stop = renewCertificate(certificate, { info: log, error: log } as never);
  const aMinute = () => vi.advanceTimersByTime(60_000);

  await write({ cert: second.cert });
  aMinute();
  await vi.waitFor(() =>
    expect(logged).toEqual(['the certificate was not renewed: the old one stays in use']),
  );
  expect(await shownAt(port)).toBe(first.fingerprint);

  await write({ key: second.key });
  aMinute();
  await vi.waitFor(() => expect(logged.slice(1)).toEqual(['the new certificate is in use']));
  expect(await shownAt(port)).toBe(second.fingerprint);
  stop();
  server.close();
});
