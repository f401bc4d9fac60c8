import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';

/** One value in DER: its kind, its length, its content. */
function der(kind: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...size]), content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const integer = (...bytes: number[]) => der(0x02, Buffer.from(bytes));
const octets = (...parts: Uint8Array[]) => der(0x04, ...parts);
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const named = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/\D/g, '').slice(2, 14)}Z`));

const ECDSA_WITH_SHA256 = sequence(named('2a8648ce3d040302'));
const COMMON_NAME = named('550403');
const SUBJECT_ALT_NAME = named('551d11');
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const nameOf = (host: string) =>
  isIP(host) === 4 ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host));

const pem = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;

export interface SelfSigned {
  cert: string;
  key: string;
  /** SHA-256 of the certificate, as clients name it. */
  fingerprint: string;
}

/** A certificate for the hosts (X.509, RFC 5280) that is signed by its own new key. */
export function selfSigned(...hosts: string[]): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(hosts[0] ?? '')))));
  const now = Date.now();
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1, ...randomBytes(8)),
    ECDSA_WITH_SHA256,
    subject,
    sequence(time(new Date(now - YEAR_MS)), time(new Date(now + YEAR_MS))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, octets(sequence(...hosts.map(nameOf)))))),
  );
  const certificate = sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, privateKey)));
  const digest = createHash('sha256').update(certificate).digest('hex').toUpperCase();
  return {
    cert: pem('CERTIFICATE', certificate),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint: digest.replaceAll(/..(?=.)/g, '$&:'),
  };
}
