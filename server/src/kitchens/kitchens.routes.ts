import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { serveEvents } from '#api/serve-events.ts';
import { timeZoneOf } from '#api/today.ts';
import { findViewer, requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { languageOf } from '#http/page-language.ts';
import type { KitchenFeed } from './follow-kitchens.ts';
import { invite, revokeInvitation } from './invitations.commands.ts';
import { listInvitations, lookAtInvitation } from './invitations.queries.ts';
import { acceptInvitation } from './join-kitchen.commands.ts';
import { changeKitchen, endKitchen, startKitchen } from './kitchens.commands.ts';
import { listKitchens, readKitchen } from './kitchens.queries.ts';
import { changeRole, handOver, removeMember } from './members.commands.ts';
import { listMembers } from './people.queries.ts';
import { addPlace, removePlace, renamePlace } from './places.commands.ts';
import { requireKitchen } from './require-kitchen.ts';

interface Services {
  db: Database;
  changes: KitchenFeed;
  publicAddress: () => string;
  /** Whether there is a mail server. */
  sendsMail: boolean;
}

export function kitchensRoutes(app: FastifyInstance, services: Services): void {
  const { db, changes } = services;
  serve(app, api.listKitchens, (_input, request) => listKitchens(db, requireViewer(request)));

  serve(app, api.startKitchen, async ({ body }, request, reply) => {
    const kitchenId = await startKitchen(db, requireViewer(request), body, timeZoneOf(request));
    reply.status(201);
    return { kitchenId };
  });

  serveEvents(app, api.followKitchens, (tell, { request, end }) =>
    changes.follow(requireViewer(request), (data) => tell({ data }), end),
  );

  serve(app, api.getKitchen, async ({ params }, request) =>
    readKitchen(db, await requireKitchen(db, requireViewer(request), params.kitchenId, 'look')),
  );

  serve(app, api.changeKitchen, ({ params, body }, request) =>
    changeKitchen(db, requireViewer(request), params.kitchenId, body),
  );

  serve(app, api.endKitchen, async ({ params }, request) => {
    const endsAt = await endKitchen(db, requireViewer(request), params.kitchenId);
    return { endsAt: endsAt.toISOString() };
  });

  placeRoutes(app, db);
  memberRoutes(app, db);
  invitationRoutes(app, services);
}

function placeRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.addPlace, ({ params, body }, request) =>
    addPlace(db, requireViewer(request), params.kitchenId, body),
  );

  serve(app, api.renamePlace, ({ params: { kitchenId, placeId }, body }, request) =>
    renamePlace(db, requireViewer(request), kitchenId, { id: placeId, name: body.name }),
  );

  serve(app, api.removePlace, ({ params: { kitchenId, placeId } }, request) =>
    removePlace(db, requireViewer(request), kitchenId, placeId),
  );
}

function memberRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.listMembers, async ({ params }, request) =>
    listMembers(db, await requireKitchen(db, requireViewer(request), params.kitchenId, 'see-people')),
  );

  serve(app, api.changeMember, async ({ params, body }, request) => {
    const change = { accountId: params.accountId, role: body.role };
    await changeRole(db, requireViewer(request), params.kitchenId, change);
    return { success: true };
  });

  serve(app, api.removeMember, async ({ params }, request) => {
    await removeMember(db, requireViewer(request), params.kitchenId, params.accountId);
    return { success: true };
  });

  serve(app, api.handOverKitchen, async ({ params, body }, request) => {
    await handOver(db, requireViewer(request), params.kitchenId, body.to);
    return { success: true };
  });
}

function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, api.invite, async ({ params, body }, request, reply) => {
    const viewer = requireViewer(request);
    const made = await invite(services, viewer, params.kitchenId, {
      ...body,
      pageLanguage: languageOf(request),
    });
    reply.status(201);
    return made;
  });

  serve(app, api.listInvitations, async ({ params }, request) =>
    listInvitations(
      db,
      await requireKitchen(db, requireViewer(request), params.kitchenId, 'see-invitations'),
    ),
  );

  serve(app, api.revokeInvitation, async ({ params }, request) => {
    await revokeInvitation(db, requireViewer(request), params.kitchenId, params.invitationId);
    return { success: true };
  });

  serve(app, api.lookAtInvitation, ({ body }, request) =>
    lookAtInvitation(db, findViewer(request), body.token),
  );

  serve(app, api.acceptInvitation, ({ body }, request) =>
    acceptInvitation(db, requireViewer(request), body.token),
  );
}
