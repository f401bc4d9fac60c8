import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { hasRoom } from '#db/room.ts';
import { serve } from './serve.ts';

export function healthRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.health, () => ({ status: 'ok' }));

  serve(app, api.ready, async () => {
    try {
      // A write that changes nothing: a database that only answers reads is not ready.
      await sql`update items_version set version = version where false`.execute(db);
    } catch {
      throw new AppError('unavailable');
    }
    if (!(await hasRoom(db))) throw new AppError('unavailable');
    return { status: 'ready' };
  });
}
