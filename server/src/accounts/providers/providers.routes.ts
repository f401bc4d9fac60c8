import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '#accounts/account-services.ts';
import { signIn } from '#accounts/sign-in.ts';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import { languageOf } from '#http/page-language.ts';
import { findOrOpenAccount } from './external-identity.commands.ts';
import { firebaseVerifier } from './firebase.ts';
import { oidcRoutes } from './oidc.routes.ts';
import { listSignInWays } from './sign-in-ways.queries.ts';

export function providersRoutes(app: FastifyInstance, services: AccountServices): void {
  const { config } = services;
  const { google, oidc, firebase } = config.identity;
  const verifyFirebase = firebase && firebaseVerifier(firebase);

  serve(app, api.listProviders, () => ({
    google: google !== null,
    oidc: oidc && { name: oidc.name },
    firebase: firebase && {
      apiKey: firebase.apiKey,
      authDomain: firebase.authDomain,
      projectId: firebase.projectId,
    },
    registration: config.identity.registration,
    sendsMail: config.smtpUrl !== null,
    looksUpProducts: config.productLookup !== null,
    readsRecipePages: config.recipePages.areRead,
  }));

  serve(app, api.signInWithFirebase, async ({ body }, request, reply) => {
    if (!verifyFirebase) throw new AppError('provider_not_configured');
    const { identity, authenticatedAt } = await verifyFirebase(body.idToken);
    const accountId = await findOrOpenAccount(services, identity, {
      from: request,
      invitation: body.invitation,
      language: languageOf(request),
    });
    return signIn(services, accountId, { request, reply, authenticatedAt });
  });

  serve(app, api.listSignInWays, (_input, request) =>
    listSignInWays(services, requireViewer(request).accountId),
  );

  oidcRoutes(app, services);
}
