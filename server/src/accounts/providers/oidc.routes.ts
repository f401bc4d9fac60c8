import type { OidcFailure } from '@crisper/domain/accounts/oidc-popup.ts';
import { OIDC_CHANNEL, OIDC_FLOW, OIDC_PROVIDERS } from '@crisper/domain/accounts/oidc-popup.ts';
import { AppError } from '@crisper/domain/errors.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@crisper/domain/languages/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AccountServices } from '#accounts/account-services.ts';
import { signIn } from '#accounts/sign-in.ts';
import { requireNotCrossSite } from '#api/same-origin.ts';
import { Cookies } from '#http/cookies.ts';
import { findOrOpenAccount } from './external-identity.commands.ts';
import { createOidcClient, OidcRefusal } from './oidc-client.ts';
import { POPUP_SCRIPT, POPUP_SCRIPT_PATH, popupPage } from './oidc-popup-page.ts';

/** The refusals that the popup tells its opener by name. */
const TOLD = [
  'email_missing',
  'email_not_verified',
  'registration_closed',
  'registration_by_invitation',
] as const satisfies OidcFailure[];

const PATH = '/api/auth/oidc';
const FLOW_SECONDS = 600;

const paramsSchema = z.object({ provider: z.enum(OIDC_PROVIDERS) });
const languageSchema = z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE);
const startSchema = z.object({
  flow: z._default(z.string().check(z.regex(OIDC_FLOW)), '-'),
  language: languageSchema,
});
const callbackSchema = z.object({ state: z.string().check(z.regex(/^[\w-]{16,128}$/)) });
const pendingSchema = z.object({
  provider: z.enum(OIDC_PROVIDERS),
  flow: z.string(),
  language: languageSchema,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
});

/** Pages, not endpoints of the contract: a popup is sent to the provider, comes back, and tells its opener. */
export function oidcRoutes(app: FastifyInstance, services: AccountServices): void {
  const { config, tokens } = services;
  const { google, oidc } = config.identity;
  const clients = { google: google && createOidcClient(google), oidc: oidc && createOidcClient(oidc) };

  const redirectUri = (request: FastifyRequest, provider: string) =>
    `${config.publicUrl ?? `${request.protocol}://${request.host}`}${PATH}/${provider}/callback`;

  app.get(POPUP_SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(POPUP_SCRIPT),
  );

  app.get('/auth/oidc/:provider/start', async (request, reply) => {
    requireNotCrossSite(request);
    const { provider } = parse(paramsSchema, request.params);
    const { flow, language } = parse(startSchema, request.query);
    const fail = failing(reply, flow, language);
    const client = clients[provider];
    if (!client) {
      request.log.warn(
        `Somebody wants to sign in through ${provider}, which is not set up: see docs/operating.md`,
      );
      return fail('provider_not_configured');
    }
    try {
      const { url, pending } = await client.begin(redirectUri(request, provider));
      const remembered = await tokens.signFlow({ ...pending, provider, flow, language });
      new Cookies(request, config.publicUrl).set(reply, cookieName(pending.state), remembered, {
        path: PATH,
        // The person comes back from another site, and the cookie must be sent then.
        sameSite: 'Lax',
        maxAgeSeconds: FLOW_SECONDS,
      });
      return letPopupsTalk(reply).redirect(url.href, 303);
    } catch (error) {
      request.log.error({ err: error }, `${provider} could not be asked to sign somebody in`);
      return fail('failed');
    }
  });

  app.get('/auth/oidc/:provider/callback', async (request, reply) => {
    const { provider } = parse(paramsSchema, request.params);
    const { state } = parse(callbackSchema, request.query);
    const cookies = new Cookies(request, config.publicUrl);
    const pending = pendingSchema.safeParse(
      await tokens.verifyFlow(cookies.read(request, cookieName(state)) ?? ''),
    );
    if (!pending.success) return failing(reply, '-', DEFAULT_LANGUAGE)('expired');
    cookies.clear(reply, cookieName(state), PATH);
    const { flow, language } = pending.data;
    const fail = failing(reply, flow, language);
    const client = clients[provider];
    if (!client || pending.data.provider !== provider) return fail('failed');
    try {
      const search = request.url.slice(request.url.indexOf('?'));
      const identity = await client.finish(new URL(redirectUri(request, provider) + search), pending.data);
      const accountId = await findOrOpenAccount(services, identity, { from: request, language });
      await signIn(services, accountId, { request, reply, authenticatedAt: new Date(), language });
      return page(reply).send(popupPage({ type: OIDC_CHANNEL, flow, outcome: 'signed-in' }, language));
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'failed') request.log.error({ err: error }, `signing in through ${provider} failed`);
      return fail(failure);
    }
  });
}

/** One cookie per popup, so that two at once do not disturb each other. */
const cookieName = (state: string) => `crisper_oidc_${state.slice(0, 16)}`;

function parse<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (!result.success) throw new AppError('route_not_found');
  return result.data;
}

function failureOf(error: unknown): OidcFailure {
  if (error instanceof OidcRefusal) return error.failure;
  const told = TOLD.find((code) => error instanceof AppError && error.code === code);
  return told ?? 'failed';
}

/** The product's own policy would cut the popup off from its opener when it comes back from the provider. */
function letPopupsTalk(reply: FastifyReply): FastifyReply {
  return reply.header('cross-origin-opener-policy', 'unsafe-none');
}

function page(reply: FastifyReply): FastifyReply {
  return letPopupsTalk(reply).type('text/html; charset=utf-8');
}

const failing = (reply: FastifyReply, flow: string, language: Language) => (failure: OidcFailure) =>
  page(reply).send(popupPage({ type: OIDC_CHANNEL, flow, outcome: 'failed', failure }, language));
