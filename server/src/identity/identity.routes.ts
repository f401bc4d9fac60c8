import { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import { callerOf } from './viewer.ts';

export function identityRoutes(app: FastifyInstance): void {
  serve(app, api.verifyToken, (_input, request) => ({ valid: typeof callerOf(request) === 'object' }));
}
