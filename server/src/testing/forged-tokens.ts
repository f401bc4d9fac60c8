import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { makeForeignKey, type TestServer } from './test-server.ts';

type Forge = () => Promise<string>;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Tokens that claim to be the owner's and must not be trusted. */
export function forgedTokens(getServer: () => TestServer, owner: string, stranger: string) {
  const ours = () => getServer().keys.newest();

  async function claims(header: Partial<JWTHeaderParameters> = {}): Promise<SignJWT> {
    const { accountId, sessionId } = await getServer().signUp(owner);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: ours().id, ...header })
      .setSubject(accountId)
      .setIssuer('crisper')
      .setAudience('crisper-api')
      .setIssuedAt()
      .setExpirationTime('10m');
  }

  const genuine = async () => (await claims()).sign(ours().privateKey);
  const signedWith = async (secret: string | Uint8Array) =>
    (await claims({ alg: 'HS256' })).sign(Buffer.from(secret));

  /** A key of the forger's, whose URL is in the token itself. */
  async function pointingAt(header: (jwk: object) => Partial<JWTHeaderParameters>): Promise<string> {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
    return (await claims(header(await exportJWK(publicKey)))).sign(privateKey);
  }

  async function withoutSignature(alg: string): Promise<string> {
    const [, payload] = (await genuine()).split('.');
    return `${encode({ alg, typ: 'at+jwt', kid: ours().id })}.${payload}.`;
  }

  return {
    expired: async () =>
      (await claims()).setExpirationTime(new Date(Date.now() - 1000)).sign(ours().privateKey),
    'not yet valid': async () => (await claims()).setNotBefore('1h').sign(ours().privateKey),
    'of a tampered payload': async () => {
      const [header, , signature] = (await genuine()).split('.');
      const other = await getServer().signUp(stranger);
      const payload = {
        sub: other.accountId,
        sid: other.sessionId,
        iss: 'crisper',
        aud: 'crisper-api',
        exp: 9_999_999_999,
      };
      return `${header}.${encode(payload)}.${signature}`;
    },
    'of a tampered signature': async () => {
      const [header, payload, signature = ''] = (await genuine()).split('.');
      const bytes = Buffer.from(signature, 'base64url');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      return `${header}.${payload}.${bytes.toString('base64url')}`;
    },
    unsigned: () => withoutSignature('none'),
    'unsigned, in another spelling': () => withoutSignature('nOnE'),
    'signed with our public key as the secret': async () => signedWith(await exportSPKI(ours().publicKey)),
    'signed with the bytes of our public key': async () =>
      signedWith(Buffer.from((await exportJWK(ours().publicKey)).x ?? '', 'base64url')),
    'wrongly issued': async () => (await claims()).setIssuer('somebody-else').sign(ours().privateKey),
    'meant for others': async () => (await claims()).setAudience('another-api').sign(ours().privateKey),
    'of another type': async () => (await claims({ typ: 'JWT' })).sign(ours().privateKey),
    'signed by a stranger': async () => (await claims()).sign(await makeForeignKey()),
    'bringing its own key': () => pointingAt((jwk) => ({ jwk })),
    'bringing its own key under no name of ours': () => pointingAt((jwk) => ({ jwk, kid: 'mine' })),
    'saying where its key is': () => pointingAt(() => ({ jku: 'http://127.0.0.1:9/keys.json' })),
    'naming a file as its key': () => pointingAt(() => ({ kid: '../../../dev/null' })),
    'of a person who is gone': async () => {
      const server = getServer();
      const viewer = await server.signUp(`gone-${crypto.randomUUID()}@example.com`);
      const token = await server.tokens.sign(viewer);
      const left = await server.withToken(token).send('DELETE', '/account', {});
      if (left.statusCode !== 200) throw new Error(`the account was not deleted: ${left.body}`);
      return token;
    },
  } satisfies Record<string, Forge>;
}
