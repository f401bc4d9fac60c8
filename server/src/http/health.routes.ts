import { api } from '@crisper/domain/api.ts';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { serve } from './serve.ts';

export function healthRoutes(app: FastifyInstance, db: Database): void {
  serve(app, api.health, () => ({ status: 'ok' }));

  serve(app, api.ready, async () => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw new AppError('unavailable');
    }
    return { status: 'ready' };
  });
}
