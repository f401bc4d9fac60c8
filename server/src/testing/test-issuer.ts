import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** A person who can sign in at the issuer, and their claims. */
export interface IssuerPerson {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  picture?: string;
}

export interface TestIssuer {
  url: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in on the issuer's pages, or null for a person who refuses. */
  person: IssuerPerson | null;
  close(): Promise<void>;
}

/** A real OpenID provider on this machine, on whose pages the person that is set signs in. */
export async function testIssuer(redirectUris: string[]): Promise<TestIssuer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, IssuerPerson>();
  const issuer: TestIssuer = {
    url,
    clientId: 'crisper',
    clientSecret: 'the secret of the test client',
    person: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  const provider = new Provider(url, {
    clients: [
      {
        client_id: issuer.clientId,
        client_secret: issuer.clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    cookies: { keys: ['test'] },
    jwks: { keys: [await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ ...person }) };
    },
  });
  const handle = provider.callback();

  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { person } = issuer;
    if (!person) {
      const refusal = { error: 'access_denied', error_description: 'The person refused' };
      return provider.interactionFinished(request, response, refusal);
    }
    people.set(person.sub, person);
    const { params, prompt } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      return provider.interactionFinished(request, response, { login: { accountId: person.sub } });
    }
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }

  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    interact(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  return issuer;
}
