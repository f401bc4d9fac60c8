import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { requireReady } from '#db/ready.ts';
import { serve } from './serve.ts';

export function healthRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.health, () => ({ status: 'ok' }));

  serve(app, api.ready, async () => {
    await requireReady(db).catch((cause: unknown) => {
      // With the reason for the operator, in the log.
      throw new AppError('unavailable', { cause });
    });
    return { status: 'ready' };
  });
}
