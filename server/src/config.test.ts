import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any variable the product runs on this computer, for this computer', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: null,
    tls: null,
    dataDir: './data',
    databaseUrl: null,
    databasePrepared: true,
    databaseDirectUrl: null,
    serviceWorker: true,
    trustProxy: false,
    logLevel: 'warn',
    smtpUrl: null,
    contactEmail: 'no-reply@localhost',
    identity: { google: null, oidc: null, firebase: null, secretKey: null, uniformLoginErrors: false },
  });
});

test('an empty variable is as good as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['off', false],
  ['on', true],
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
});

test.each([
  [{ PORT: 'http' }, 'PORT: must be a port number'],
  [{ PORT: '70000' }, 'PORT: must be a port number'],
  [{ PUBLIC_URL: 'crisper' }, 'PUBLIC_URL: must be a web address such as https://crisper.example'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must begin with postgres://'],
  [{ DATABASE_PREPARED: 'maybe' }, 'DATABASE_PREPARED'],
  [{ DATABASE_URL: 'postgres://x', DATABASE_DIRECT_URL: 'x' }, 'DATABASE_DIRECT_URL: must begin with'],
  [{ DATABASE_DIRECT_URL: 'postgres://x' }, 'DATABASE_DIRECT_URL: needs DATABASE_URL as well'],
  [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT: needs TLS_KEY as well'],
  [{ TLS_KEY: 'key.pem' }, 'TLS_KEY: needs TLS_CERT as well'],
  [{ TLS_CERT: 'a', TLS_KEY: 'b', PUBLIC_URL: 'http://x.example' }, 'PUBLIC_URL: must begin with https://'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SLOW_QUERY_MS: 'soon' }, 'SLOW_QUERY_MS'],
  [{ SERVICE_WORKER: 'no' }, 'SERVICE_WORKER'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_SECRET'],
  [{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x' }, 'OIDC_CLIENT_SECRET'],
  [{ OIDC_ISSUER: 'http://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' }, 'OIDC_ISSUER'],
  [{ FIREBASE_PROJECT_ID: 'x' }, 'FIREBASE_API_KEY'],
  [{ FIREBASE_AUTH_DOMAIN: "x; script-src 'unsafe-inline'" }, 'FIREBASE_AUTH_DOMAIN'],
  [{ LIMIT_LOGINS_PER_ACCOUNT: '0' }, 'LIMIT_LOGINS_PER_ACCOUNT'],
  [{ LOGIN_ERRORS: 'none' }, 'LOGIN_ERRORS'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ CONTACT_EMAIL: 'somebody' }, 'CONTACT_EMAIL'],
  [{ PRODUCT_LOOKUP: 'on' }, 'PRODUCT_LOOKUP'],
  [{ PRODUCT_LOOKUP_URL: 'openfoodfacts' }, 'PRODUCT_LOOKUP_URL'],
])('%o is refused by name', (env, complaint) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(complaint);
});
