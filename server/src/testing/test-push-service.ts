import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushNotice } from '@crisper/domain/push/push-notice.ts';
import type { PushSubscriptionInput } from '@crisper/domain/push/push-subscription.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  notice: PushNotice;
}

export interface TestPushService {
  origin: string;
  /** The messages that it accepted, as the browser would read them. */
  received: Received[];
  /** The status of its response, and the seconds in Retry-After. Called after the message was decrypted. */
  respond: (message: Received) => Promise<{ status: number; retryAfter?: number }>;
  /** A browser's new subscription here. */
  device(serverKey: string): PushSubscriptionInput;
  close(): Promise<void>;
}

/** A browser's own keys. */
export function makeBrowser() {
  const exchange = createECDH('prime256v1');
  const p256dh = exchange.generateKeys('base64url');
  return { exchange, p256dh, auth: randomBytes(16) };
}
type Browser = ReturnType<typeof makeBrowser>;

/** A push service on this computer that checks who sends (RFC 8292) and decrypts what browsers would (RFC 8291). */
export async function testPushService(): Promise<TestPushService> {
  const browsers = new Map<string, Browser & { serverKey: string }>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(path);
    if (!browser || !isSigned(request.headers.authorization ?? '', browser.serverKey, service.origin)) {
      response.writeHead(403).end();
      return;
    }
    const text = decrypt(Buffer.concat(chunks), browser);
    const message = { path, headers: request.headers, notice: JSON.parse(text) as PushNotice };
    const { status, retryAfter } = await service.respond(message);
    if (status < 300) service.received.push(message);
    response.writeHead(status, retryAfter ? { 'retry-after': String(retryAfter) } : {}).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: TestPushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    respond: async () => ({ status: 201 }),
    device(serverKey) {
      const browser = makeBrowser();
      const path = `/${crypto.randomUUID()}`;
      browsers.set(path, { ...browser, serverKey });
      return {
        endpoint: service.origin + path,
        keys: { p256dh: browser.p256dh, auth: browser.auth.toString('base64url') },
        serverKey,
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

function isSigned(authorization: string, serverKey: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}');
  const isFresh = exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 24 * 60 * 60;
  if (key !== serverKey || aud !== audience || !isFresh || !/^(mailto:|https:)/.test(sub)) return false;
  const point = Buffer.from(key, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  return verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

/** Written after RFC 8291 and 8188, not after the code that encrypts. */
function decrypt(body: Buffer, { exchange, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const bits = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), exchange.getPublicKey(), senderKey]);
  const ikm = bits(exchange.computeSecret(senderKey), auth, keyInfo, 32);
  const key = bits(ikm, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = bits(ikm, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('the record has no end');
  return padded.subarray(0, end).toString('utf8');
}
