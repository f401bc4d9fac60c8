import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import { AppError } from '@crisper/domain/errors.ts';
import type { KitchenId } from '@crisper/domain/kitchens/kitchen.ts';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { accountParts } from '#account-parts.ts';
import { accountRoutes } from '#accounts/account.routes.ts';
import { argon2Passwords, type Passwords } from '#accounts/passwords.ts';
import { providersRoutes } from '#accounts/providers/providers.routes.ts';
import { sessionRoutes } from '#accounts/session.routes.ts';
import { activitiesRoutes } from '#activities/activities.routes.ts';
import { keepAnswersNowhere } from '#api/caching.ts';
import { docsRoutes } from '#api/docs.routes.ts';
import { handleErrors } from '#api/error-handler.ts';
import { healthRoutes } from '#api/health.routes.ts';
import { readJsonBodies } from '#api/json-bodies.ts';
import { holdKeysToContract, refuseKeysInUrls } from '#api/key-access.ts';
import { requireSameOrigin } from '#api/same-origin.ts';
import { bmiRoutes } from '#bmi/bmi.routes.ts';
import { calendarRoutes } from '#calendar/calendar.routes.ts';
import type { AccessTokens } from '#calling/access-tokens.ts';
import { authenticateCallers } from '#calling/authenticate.ts';
import { createSealer } from '#calling/sealing.ts';
import type { Config } from '#config.ts';
import { consultationsRoutes } from '#consultations/consultations.routes.ts';
import { contactRoutes } from '#contact/contact.routes.ts';
import { type Database, SHARE } from '#db/database.ts';
import type { Listen } from '#db/listen.ts';
import { answerInTime } from '#http/answer-in-time.ts';
import type { Certificate } from '#http/certificate.ts';
import { compressAnswers } from '#http/compress-answers.ts';
import { closeGracefully } from '#http/graceful-close.ts';
import { knownHosts, requireKnownHost } from '#http/known-hosts.ts';
import { createServer } from '#http/node-http.ts';
import { requireOneHost } from '#http/one-host.ts';
import { readableUrl } from '#http/readable-urls.ts';
import { loggedRequest } from '#http/request-log.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { endSlowBodies, HTTP_OPTIONS } from '#http/slow-requests.ts';
import { refuseUnreadable } from '#http/unreadable-requests.ts';
import { importsRoutes } from '#imports/imports.routes.ts';
import { watchItems } from '#items/item-changes.ts';
import { findItemPreview } from '#items/item-preview.queries.ts';
import { itemsRoutes } from '#items/items.routes.ts';
import { type AnswerFirst, keepVisitorAnswers } from '#items/visitor-answers.ts';
import { keptRoutes } from '#kept/kept.routes.ts';
import { keysRoutes } from '#keys/keys.routes.ts';
import { watchKitchens } from '#kitchens/follow-kitchens.ts';
import { admitInvited } from '#kitchens/join-kitchen.commands.ts';
import { kitchensRoutes } from '#kitchens/kitchens.routes.ts';
import { requireKitchen } from '#kitchens/require-kitchen.ts';
import { budgets } from '#limits/budgets.ts';
import { limitWork } from '#limits/limit-work.ts';
import { turns } from '#limits/turns.ts';
import { linesRoutes } from '#lines/lines.routes.ts';
import { startMailWorker } from '#mail/mail-worker.ts';
import { createMailer } from '#mail/mailer.ts';
import { mcpRoutes } from '#mcp/mcp.routes.ts';
import { newsletterRoutes } from '#newsletter/newsletter.routes.ts';
import { notificationsRoutes } from '#notifications/notifications.routes.ts';
import { ntfyRoutes } from '#ntfy/ntfy.routes.ts';
import { picturesRoutes } from '#pictures/pictures.routes.ts';
import { productsRoutes } from '#products/products.routes.ts';
import { publicAddressOf } from '#public-address.ts';
import { pushRoutes } from '#push/push.routes.ts';
import { openPushKeys } from '#push/push-keys.ts';
import { recipesRoutes } from '#recipes/recipes.routes.ts';
import { remindersRoutes } from '#reminders/reminders.routes.ts';
import { scansRoutes } from '#scans/scans.routes.ts';
import { shoppingRoutes } from '#shopping/shopping.routes.ts';
import { serveWebApp, styleHashes } from '#site/web-app.ts';
import { todayRoutes } from '#today/today.routes.ts';
import { wasteRoutes } from '#waste/waste.routes.ts';
import { metricsRoutes } from '#watching/metrics.routes.ts';
import { countRequests } from '#watching/request-metrics.ts';
import { startMessageWorker } from '#webhooks/message-worker.ts';
import { webhooksRoutes } from '#webhooks/webhooks.routes.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
/** Longer than any URL that Node reads: the schema of a parameter limits its length, with our error. */
const PARAM_MAX_LENGTH = 64 * 1024;
const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

export interface AppOptions {
  config: Config;
  db: Database;
  tokens: AccessTokens;
  passwords?: Passwords;
  /** Reports changes by other servers sooner; without it they are noticed within a second. */
  listen?: Listen;
  /** Without one, the app speaks plain HTTP. */
  certificate?: Certificate | null;
  /** Called with every route as it is registered. */
  onRoute?: (route: RouteOptions) => void;
  /** The folder of the built web app. */
  webApp?: string | undefined;
  /** Takes the log instead of the process's output. */
  logTo?: { write(line: string): void };
}

/** The contract's Zod schemas check requests, not Fastify's own, whose compilers take long to load. */
const noSchemas = () => () => {
  throw new Error('Routes have no schemas of Fastify: declare the endpoint in the contract.');
};

/** The whole product as one app that listens nowhere yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    db,
    tokens,
    passwords = argon2Passwords(),
    listen = null,
    certificate = null,
    onRoute,
    webApp = WEB_APP,
    logTo,
  } = options;
  const headers = securityHeaders(config, styleHashes(webApp));
  const isKnownHost = certificate || config.trustProxy !== false ? () => true : knownHosts(config);
  let answerFirst: AnswerFirst = (request, response, next) => next(request, response);
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    serverFactory: (next) => {
      const answer: RequestListener = (request, response) =>
        isKnownHost(request.headers.host) ? answerFirst(request, response, next) : next(request, response);
      // Node would refuse an unknown expectation with a text of its own; it can be ignored.
      return createServer(certificate, HTTP_OPTIONS, answer).on('checkExpectation', answer);
    },
    // `on` trusts only the direct peer: forged entries of a client come before its own in the header.
    trustProxy: config.trustProxy === true ? (_address, hop) => hop === 0 : config.trustProxy,
    rewriteUrl: readableUrl,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    clientErrorHandler: refuseUnreadable(headers),
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    genReqId: () => randomUUID(),
    logger: {
      level: config.logLevel,
      serializers: { req: loggedRequest },
      ...(logTo && { stream: logTo }),
    },
  });

  if (onRoute) app.addHook('onRoute', onRoute);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  const metrics = countRequests(app);
  handleErrors(app);
  app.setNotFoundHandler(refuseUnknown);
  answerInTime(app);
  closeGracefully(app);
  requireOneHost(app);
  requireKnownHost(app, isKnownHost);
  endSlowBodies(app);
  readJsonBodies(app);
  const changes = watchItems(db, listen, (error) =>
    app.log.warn({ err: error }, 'looking for changes failed'),
  );
  const kitchenChanges = watchKitchens(db, listen, (error) =>
    app.log.warn({ err: error }, 'looking for changes failed'),
  );
  app.addHook('preClose', async () => {
    changes.close();
    kitchenChanges.close();
  });
  const publicAddress = () => publicAddressOf(app, config, certificate);
  const services = { config, db, tokens, passwords, parts: accountParts, admitInvited, publicAddress };
  const mailWorker = startMailWorker({ db, listen, mailer: createMailer(config, app.log), log: app.log });
  app.addHook('onClose', () => mailWorker.stop());
  const sealer = createSealer(config.identity.secretKey);
  const webhooks = { db, hosts: config.webhookHosts, sealer, log: app.log };
  const keys = budgets(config.limits.requestsPerKey);
  const reads = budgets(config.limits.readsPerAccount);
  const messageWorker = startMessageWorker(webhooks);
  app.addHook('onClose', () => messageWorker.stop());

  app.register(
    async (scope) => {
      keepAnswersNowhere(scope);
      scope.addHook('onRequest', async (request) => {
        if (request.routeOptions.config.endpoint?.cookies) requireSameOrigin(request, config.publicUrl);
      });
      const perAccount = turns(SHARE);
      refuseKeysInUrls(scope);
      authenticateCallers(scope, tokens, db, perAccount.inTurn);
      holdKeysToContract(scope);
      limitWork(scope, {
        perAccount,
        writes: config.limits.writesPerAccount,
        ...{ reads, keys },
        requireIn: (viewer, kitchenId) => requireKitchen(db, viewer, kitchenId as KitchenId, 'look'),
      });
      // Responses are cached before they are compressed.
      answerFirst = keepVisitorAnswers(scope, changes.version, metrics.count);
      compressAnswers(scope);
      scope.setNotFoundHandler(refuseUnknown);
      healthRoutes(scope, db);
      docsRoutes(scope);
      sessionRoutes(scope, services);
      accountRoutes(scope, services);
      providersRoutes(scope, services);
      itemsRoutes(scope, { db, changes });
      keptRoutes(scope, { db });
      importsRoutes(scope, db);
      wasteRoutes(scope, db);
      kitchensRoutes(scope, {
        db,
        changes: kitchenChanges,
        publicAddress,
        sendsMail: config.smtpUrl !== null,
      });
      shoppingRoutes(scope, { db, publicAddress });
      activitiesRoutes(scope, db);
      notificationsRoutes(scope, db);
      picturesRoutes(scope, { db, publicUrl: config.publicUrl });
      productsRoutes(scope, db, config.productLookup);
      recipesRoutes(scope, { db, pages: config.recipePages });
      bmiRoutes(scope, db);
      keysRoutes(scope, db);
      todayRoutes(scope, db);
      linesRoutes(scope, db);
      scansRoutes(scope, db);
      calendarRoutes(scope, db, publicAddress);
      remindersRoutes(scope, db, publicAddress);
      ntfyRoutes(scope, { db, hosts: config.webhookHosts, publicAddress });
      webhooksRoutes(scope, webhooks);
      const pushKeys = openPushKeys(db, config.identity.secretKey);
      pushRoutes(scope, { db, keys: pushKeys, testService: config.push.testService });
      consultationsRoutes(scope, db, config.contactEmail);
      contactRoutes(scope, db, config);
      newsletterRoutes(scope, { db, config, publicAddress });
    },
    { prefix: '/api' },
  );
  app.register(async (scope) => mcpRoutes(scope, db, { keys, reads }));
  app.register(async (scope) => {
    compressAnswers(scope);
    metricsRoutes(scope, db, metrics, config.metricsToken);
    serveWebApp(scope, webApp, {
      publicUrl: config.publicUrl,
      registration: config.identity.registration,
      serviceWorker: config.serviceWorker,
      findPreview: (path, language) => findItemPreview(db, path, language),
    });
  });
  await app.ready();
  return app;
}

function refuseUnknown(): never {
  throw new AppError('route_not_found');
}
