import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

const CLIENT = { id: 'crisper', secret: 'a secret between the two' };

/** What the provider says about a person, true or not. */
export interface Claims {
  email: string;
  email_verified: unknown;
  name?: string;
  picture?: string;
}

export interface GoogleStandIn {
  settings: Record<string, string>;
  /** By the name they sign in with there. */
  people: Map<string, Claims>;
  stop(): Promise<void>;
}

const page = `<!doctype html><title>Not Google</title>
<form method="post"><label>Who are you? <input name="person" required autofocus></label>
<button name="answer" value="yes">Sign in</button>
<button name="answer" value="no" formnovalidate>Deny</button></form>`;

/** Stands in for Google: a real OpenID provider, on another site than the app because its host differs. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const people = new Map<string, Claims>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://localhost/api/auth/oidc/google/callback'],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['not a secret'] },
    jwks: {
      keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })],
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
    findAccount: (_context, person) => ({
      accountId: person,
      claims: () => ({ sub: person, ...people.get(person) }),
    }),
    // No consent page: it would test nothing of ours.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: CLIENT.id,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // The app's port is not known before it starts.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^http:\/\/localhost:\d+\/api\/auth\/oidc\/(google|oidc)\/callback$/.test(uri);

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html').end(page);
      return;
    }
    const form = new URLSearchParams(await text(request));
    const result =
      form.get('answer') === 'yes'
        ? { login: { accountId: form.get('person') ?? '' } }
        : { error: 'access_denied', error_description: 'They said no' };
    await provider.interactionFinished(request, response, result);
  }

  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else void handle(request, response);
  });
  return {
    people,
    settings: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'the office',
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
