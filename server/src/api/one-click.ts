import type { api } from '@crisper/domain/api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from './serve.ts';

/**
 * An endpoint that mail programs call for their users (RFC 8058) with a form whose content adds nothing, so it is
 * ignored. Programs that only open links must change nothing, so a GET leads to a page that asks for confirmation.
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
