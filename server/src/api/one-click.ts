import type { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from './serve.ts';

/**
 * A call that mail programs make for their people (RFC 8058): they post a form that says what their posting says
 * already. Programs that only look at links must end nothing, so whoever gets the address is asked on a page.
 */
export function serveOneClick(
  app: FastifyInstance,
  endpoint: typeof api.unsubscribe | typeof api.stopReminders,
  { page, act }: { page: string; act: (token: string) => Promise<void> },
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, _body, done) => done(null, undefined),
    );
    serve(scope, endpoint, async ({ params }) => {
      await act(params.token);
      return { success: true };
    });
    scope.get<{ Params: { token: string } }>(endpoint.path, ({ params }, reply) =>
      reply.redirect(`${page}#token=${encodeURIComponent(params.token)}`),
    );
  });
}
