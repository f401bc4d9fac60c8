import { createCipheriv, createECDH, ECDH, type ECDH as Exchange, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
/** The size of one record of RFC 8188. A message is one record, and push services take no more than this. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.of(2);

interface Recipient {
  /** The browser's public key and secret, in base64url. */
  p256dh: string;
  auth: string;
}

/** Fresh for every message. */
interface Randomness {
  exchange: Exchange;
  salt: Buffer;
}

function fresh(): Randomness {
  const exchange = createECDH(CURVE);
  exchange.generateKeys();
  return { exchange, salt: randomBytes(SALT_BYTES) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Encrypts a message for one browser (RFC 8291), as the body of a request with the content encoding aes128gcm. */
export function encryptMessage(
  text: string,
  { p256dh, auth }: Recipient,
  { exchange, salt }: Randomness = fresh(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = exchange.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(exchange.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, ...sealed, cipher.getAuthTag()]);
}

/** Whether messages can be encrypted for the key: a point that is not on the curve would reveal something of ours. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}
