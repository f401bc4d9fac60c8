import { HOUR_SECONDS } from '@crisper/domain/durations.ts';
import * as z from 'zod/mini';
import { checkGroups, type SignInConfig, signInConfig, signInEnvironment } from '#accounts/sign-in-config.ts';
import { problemOfDatabaseUrl } from '#db/database-url.ts';
import type { CertificateFiles } from '#http/certificate.ts';
import { hostAndPort } from '#http/post-outside.ts';
import { type Limit, limitCount, MINUTE_SECONDS } from '#limits/limit.ts';
import type { RecipePages } from '#recipes/read-recipe-page.commands.ts';

const port = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), z.transform(Number)),
  z.int().check(z.maximum(65_535, 'must be a port number')),
);

const milliseconds = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, 'must be a number of milliseconds')),
  z.transform(Number),
);

const postgresUrl = z.optional(
  z.string().check(
    z.superRefine((text, context) => {
      const problem = problemOfDatabaseUrl(text);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  ),
);

/** `off`, `on` for any peer, or the IP addresses of the proxies, separated by commas. */
const trustProxy = z.pipe(
  z.string(),
  z.transform((text): boolean | string[] => {
    if (text === 'off') return false;
    return text === 'on' || text.split(',').map((address) => address.trim());
  }),
);

/** Names separated by commas, or `*` for any. */
const allowedHosts = z.pipe(
  z.string().check(z.regex(/^(?:\*|[\w.-]+(?:\s*,\s*[\w.-]+)*)$/, 'must be names separated by commas, or *')),
  z.transform((text): string[] | null => (text === '*' ? null : text.split(',').map((name) => name.trim()))),
);

const listedHosts = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) =>
          text
            .split(',')
            .every(
              (one) =>
                /^(?:[\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}$/.test(one.trim()) &&
                URL.canParse(`http://${one.trim()}`),
            ),
        'must be hosts with ports, such as 192.168.1.20:8123, separated by commas',
      ),
    ),
  z.transform((text) => text.split(',').map((one) => hostAndPort(new URL(`http://${one.trim()}`)))),
);

const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be a web address such as https://crisper.example' }),
  ),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_PREPARED: z._default(z.enum(['on', 'off']), 'on'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  NIGHTLY_BACKUPS: z._default(z.enum(['on', 'off']), 'on'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  TRUST_PROXY: z._default(trustProxy, false),
  ALLOWED_HOSTS: z._default(allowedHosts, []),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  SLOW_QUERY_MS: z._default(milliseconds, 500),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z._default(z.string(), 'Crisper <no-reply@localhost>'),
  PUSH_TEST_SERVICE: z.optional(z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ })),
  PRODUCT_LOOKUP: z._default(z.enum(['off', 'openfoodfacts']), 'off'),
  PRODUCT_LOOKUP_URL: z._default(
    z.url({ protocol: /^https?$/, error: 'must be a web address' }),
    'https://world.openfoodfacts.org',
  ),
  WEBHOOK_HOSTS: z._default(listedHosts, []),
  RECIPE_PAGES: z._default(z.enum(['on', 'off']), 'on'),
  RECIPE_TEST_SITE: z.optional(z.url({ protocol: /^https?$/, hostname: /^127\.0\.0\.1$/ })),
  CONTACT_EMAIL: z.optional(z.email('must be an e-mail address')),
  LIMIT_WRITES_PER_ACCOUNT: z._default(limitCount, 600),
  LIMIT_READS_PER_ACCOUNT: z._default(limitCount, 1800),
  LIMIT_REQUESTS_PER_KEY: z._default(limitCount, 120),
  LIMIT_MESSAGES_PER_ADDRESS: z._default(limitCount, 20),
  LIMIT_SUBSCRIPTIONS_PER_ADDRESS: z._default(limitCount, 50),
  ...signInEnvironment,
});

interface PushConfig {
  /** How the operator of a push service reaches ours. */
  contact: string;
  /** The origin of a test's push service, to which messages may be sent although it is on this computer. */
  testService: string | null;
}

export interface Config {
  port: number;
  host: string;
  /** The public URL of the product; null means the one that it listens on. */
  publicUrl: string | null;
  /** The files of the certificate; null speaks plain HTTP, as behind a proxy. */
  tls: CertificateFiles | null;
  dataDir: string;
  /** Null runs the embedded PostgreSQL in the data folder. */
  databaseUrl: string | null;
  /** Connections keep prepared statements, which some poolers do not support. */
  databasePrepared: boolean;
  /** The same database without the pooler, for connections that need a session of their own. */
  databaseDirectUrl: string | null;
  nightlyBackups: boolean;
  /** Off, browsers that have the service worker give it up. */
  serviceWorker: boolean;
  trustProxy: boolean | string[];
  /** Names by which browsers may ask for the server, beside those that it knows itself; null is any name. */
  allowedHosts: string[] | null;
  logLevel: string;
  /** Queries that take longer are logged. */
  slowQueryMs: number;
  /** Null shows the metrics on this computer only. */
  metricsToken: string | null;
  /** Null writes mails to the outbox in the data folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The recipient of visitors' messages. */
  contactEmail: string;
  /** The origin of the service that is asked for the names of products; null asks none. */
  productLookup: string | null;
  recipePages: RecipePages;
  /** Hosts with ports to which messages may be sent although they are not on the internet, or have no TLS. */
  webhookHosts: string[];
  push: PushConfig;
  limits: {
    /** Each thing that a request does is one. */
    writesPerAccount: Limit;
    /** Each 4 KiB of a response are one. */
    readsPerAccount: Limit;
    /** Of programs. */
    requestsPerKey: Limit;
    messagesPerAddress: Limit;
    subscriptionsPerAddress: Limit;
  };
  identity: SignInConfig;
}

export class ConfigError extends Error {}

/** Reads the configuration; every variable is described in docs/operating.md. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const complaints = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not right. ${complaints.join('; ')}`);
  }
  const { data } = result;
  const partly = [...checkGroups(data), ...checkDatabases(data), ...checkTls(data)];
  if (partly.length > 0) throw new ConfigError(`The configuration is not right. ${partly.join('; ')}`);
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    tls: data.TLS_CERT && data.TLS_KEY ? { cert: data.TLS_CERT, key: data.TLS_KEY } : null,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    databasePrepared: data.DATABASE_PREPARED === 'on',
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? null,
    nightlyBackups: data.NIGHTLY_BACKUPS === 'on',
    serviceWorker: data.SERVICE_WORKER === 'on',
    trustProxy: data.TRUST_PROXY,
    allowedHosts: data.ALLOWED_HOSTS,
    logLevel: data.LOG_LEVEL,
    slowQueryMs: data.SLOW_QUERY_MS,
    metricsToken: data.METRICS_TOKEN ?? null,
    smtpUrl: data.SMTP_URL ?? null,
    mailFrom: data.MAIL_FROM,
    contactEmail: data.CONTACT_EMAIL ?? addressIn(data.MAIL_FROM),
    productLookup: data.PRODUCT_LOOKUP === 'off' ? null : new URL(data.PRODUCT_LOOKUP_URL).origin,
    recipePages: {
      areRead: data.RECIPE_PAGES === 'on',
      testSite: data.RECIPE_TEST_SITE ? new URL(data.RECIPE_TEST_SITE).origin : null,
    },
    webhookHosts: data.WEBHOOK_HOSTS,
    push: pushConfig(data),
    limits: {
      writesPerAccount: { count: data.LIMIT_WRITES_PER_ACCOUNT, seconds: MINUTE_SECONDS },
      readsPerAccount: { count: data.LIMIT_READS_PER_ACCOUNT, seconds: MINUTE_SECONDS },
      requestsPerKey: { count: data.LIMIT_REQUESTS_PER_KEY, seconds: MINUTE_SECONDS },
      messagesPerAddress: { count: data.LIMIT_MESSAGES_PER_ADDRESS, seconds: HOUR_SECONDS },
      subscriptionsPerAddress: { count: data.LIMIT_SUBSCRIPTIONS_PER_ADDRESS, seconds: HOUR_SECONDS },
    },
    identity: signInConfig(data),
  };
}

function pushConfig(data: z.infer<typeof environment>): PushConfig {
  const email = data.CONTACT_EMAIL ?? addressIn(data.MAIL_FROM);
  return {
    // Push services refuse an email address that cannot be anybody's.
    contact: email.endsWith('@localhost') && data.PUBLIC_URL ? data.PUBLIC_URL : `mailto:${email}`,
    testService: data.PUSH_TEST_SERVICE ? new URL(data.PUSH_TEST_SERVICE).origin : null,
  };
}

function checkDatabases(data: z.infer<typeof environment>): string[] {
  const isAlone = data.DATABASE_DIRECT_URL && !data.DATABASE_URL;
  return isAlone ? ['DATABASE_DIRECT_URL: needs DATABASE_URL as well'] : [];
}

function checkTls({ TLS_CERT, TLS_KEY, PUBLIC_URL }: z.infer<typeof environment>): string[] {
  if (!TLS_CERT && !TLS_KEY) return [];
  if (!TLS_CERT) return ['TLS_KEY: needs TLS_CERT as well'];
  if (!TLS_KEY) return ['TLS_CERT: needs TLS_KEY as well'];
  return PUBLIC_URL?.startsWith('http:')
    ? ['PUBLIC_URL: must begin with https:// where TLS_CERT is set']
    : [];
}

/** `no-reply@crisper.example` of `Crisper <no-reply@crisper.example>`. */
const addressIn = (sender: string) => /<([^>]+)>\s*$/.exec(sender)?.[1] ?? sender;
