import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#api/serve.ts';
import { requireViewer } from '#calling/viewer.ts';
import type { Database } from '#db/database.ts';
import { subscribe, unsubscribe } from './push.commands.ts';
import type { PushKeys } from './push-keys.ts';

interface Services {
  db: Database;
  keys: PushKeys;
  testService: string | null;
}

export function pushRoutes(app: FastifyInstance, services: Services): void {
  const { db, keys } = services;
  serve(app, api.getPushKey, async () => ({ key: (await keys.newest()).publicKey }));

  serve(app, api.subscribeDevice, async ({ body }, request) => {
    await subscribe(services, requireViewer(request), body);
    return { success: true };
  });

  serve(app, api.unsubscribeDevice, async ({ body }, request) => {
    await unsubscribe(db, requireViewer(request), body.endpoint);
    return { success: true };
  });
}
