import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The paths of two files in PEM; the certificate may be followed by those that vouch for it. */
export interface CertificateFiles {
  cert: string;
  key: string;
}

interface Pair {
  cert: Buffer;
  key: Buffer;
}

/** Its message is one sentence that tells the operator what is wrong and what to do. */
export class CertificateError extends Error {
  override name = 'CertificateError';
}

/** The certificate and the key that TLS is spoken with. */
export interface Certificate {
  pair(): Pair;
  /** The hosts that it is for, names before IP addresses. */
  hosts(): string[];
  /** Calls `use` with every pair to come. */
  follow(use: (pair: Pair) => void): void;
  /** Reads the files again; whether they hold another pair, which is used from now on. */
  renew(): Promise<boolean>;
}

/** Opens a pair that fits. A later one that does not fit is refused, and this one stays in use. */
export async function openCertificate(files: CertificateFiles): Promise<Certificate> {
  let pair = await readPair(files);
  const followers: ((pair: Pair) => void)[] = [];
  return {
    pair: () => pair,
    hosts: () => hostsOf(new X509Certificate(pair.cert)),
    follow: (use) => void followers.push(use),
    async renew() {
      const found = await readPair(files);
      if (found.cert.equals(pair.cert) && found.key.equals(pair.key)) return false;
      pair = found;
      for (const use of followers) use(pair);
      return true;
    },
  };
}

async function readPair(files: CertificateFiles): Promise<Pair> {
  const [cert, key] = await Promise.all([read('TLS_CERT', files.cert), read('TLS_KEY', files.key)]);
  const certificate = parsed('TLS_CERT', files.cert, 'a certificate', () => new X509Certificate(cert));
  const privateKey = parsed('TLS_KEY', files.key, 'a private key', () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new CertificateError(
      `TLS_KEY: ${files.key} is not the key of the certificate in ${files.cert}: name the two files that were made together.`,
    );
  }
  return { cert, key };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function read(name: string, path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    throw new CertificateError(
      `${name}: ${path} cannot be read (${reasonOf(cause)}): name a file that the user who runs Crisper may read.`,
      { cause },
    );
  });
}

function parsed<T>(name: string, path: string, what: string, parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new CertificateError(
      `${name}: ${path} does not hold ${what} that can be used (${reasonOf(cause)}): it has to be in PEM, without a password.`,
      { cause },
    );
  }
}

/** `*.example.com` is for any name, so it names none. */
function hostsOf({ subjectAltName = '' }: X509Certificate): string[] {
  const of = (kind: string) =>
    [...subjectAltName.matchAll(new RegExp(`(?:^|, )${kind}:([^,"*]+)(?=,|$)`, 'g'))].map(
      ([, host = '']) => host,
    );
  return [...of('DNS'), ...of('IP Address')];
}
