import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from '@playwright/test';

const PROJECT = 'crisper-test';
const HOUR_SECONDS = 3600;

interface FirebaseAccount {
  localId: string;
  email: string;
  password: string;
  displayName?: string;
  photoUrl?: string;
}

export interface FirebaseStandIn {
  settings: Record<string, string>;
  accounts: Map<string, FirebaseAccount>;
  /** The mails that were sent, with their recipients. */
  mails: string[];
  /** Answers the browser's requests in Firebase's place. */
  answerIn(context: BrowserContext): Promise<void>;
  stop(): Promise<void>;
}

type Request = Record<string, string> & { deletePhoto?: unknown };

/** Stands in for Firebase: requests are answered in the browser, tokens are signed with a key that the server trusts. */
export async function startFirebaseStandIn(): Promise<FirebaseStandIn> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwks = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] };
  const server = createServer((_request, response) => response.end(JSON.stringify(jwks)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const accounts = new Map<string, FirebaseAccount>();
  const mails: string[] = [];

  function idTokenOf({ localId, email, displayName, photoUrl }: FirebaseAccount): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: localId,
      iat: now,
      auth_time: now,
      exp: now + HOUR_SECONDS,
      email,
      email_verified: false,
      name: displayName,
      picture: photoUrl,
    };
    const encoded = [{ alg: 'RS256', typ: 'JWT', kid: 'test' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const signature = createSign('RSA-SHA256').update(encoded.join('.')).sign(privateKey, 'base64url');
    return [...encoded, signature].join('.');
  }

  const tokens = (account: FirebaseAccount) => ({
    idToken: idTokenOf(account),
    refreshToken: account.email,
    expiresIn: `${HOUR_SECONDS}`,
    localId: account.localId,
    email: account.email,
  });
  const ownerOf = (idToken = '') => {
    const { email } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    return accounts.get(email);
  };

  /** The response of Firebase's API; a text is the code of a refusal. */
  function answer(call: string, body: Request): object | string {
    const { email = '', password = '' } = body;
    const account = accounts.get(email) ?? (body.idToken ? ownerOf(body.idToken) : undefined);
    if (call === 'signUp') {
      if (account) return 'EMAIL_EXISTS';
      const opened = { localId: crypto.randomUUID(), email, password };
      accounts.set(email, opened);
      return tokens(opened);
    }
    if (!account) return 'EMAIL_NOT_FOUND';
    if (call === 'signInWithPassword')
      return account.password === password ? tokens(account) : 'INVALID_PASSWORD';
    if (call === 'update') Object.assign(account, body);
    if (call === 'sendOobCode') mails.push(`${body.requestType} ${email}`);
    const { password: _, ...known } = account;
    return call === 'lookup' ? { users: [known] } : { ...known };
  }

  async function fulfil(route: Route): Promise<void> {
    const url = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    if (url.host === 'securetoken.googleapis.com') {
      const account = accounts.get(
        new URLSearchParams(route.request().postData() ?? '').get('refresh_token') ?? '',
      );
      const { idToken, refreshToken, expiresIn } = tokens(
        account ?? { localId: '', email: '', password: '' },
      );
      const json = {
        id_token: idToken,
        access_token: idToken,
        refresh_token: refreshToken,
        expires_in: expiresIn,
      };
      return route.fulfill({ json, headers });
    }
    const result = answer(url.pathname.split(':')[1] ?? '', route.request().postDataJSON() as Request);
    return typeof result === 'string'
      ? route.fulfill({ status: 400, json: { error: { code: 400, message: result } }, headers })
      : route.fulfill({ json: result, headers });
  }

  return {
    accounts,
    mails,
    settings: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'a-public-key',
      FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
      FIREBASE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`,
    },
    answerIn: async (context) => {
      await context.route(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//, fulfil);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
