import type { api } from '@crisper/domain/api.ts';
import { DEFAULT_LANGUAGE, type Language, languageOrEnglish } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from './serve.ts';

type OneClick = typeof api.unsubscribe | typeof api.stopReminders;

/** The headers of a mail that let a mail program send such a request. A program that opens the link is led to a page in the language. */
export function oneClickHeaders(
  endpoint: OneClick,
  { address, token, language }: { address: string; token: string; language: Language },
): Record<string, string> {
  const said = language === DEFAULT_LANGUAGE ? '' : `?language=${language}`;
  return {
    'List-Unsubscribe': `<${address}/api${endpoint.path.replace(':token', token)}${said}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * An endpoint that mail programs call for their users (RFC 8058) with a form whose content adds nothing, so it is
 * ignored. Programs that only open links must change nothing, so a GET leads to a page that asks for confirmation.
 */
export function serveOneClick(
  app: FastifyInstance,
  endpoint: OneClick,
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
    scope.get<{ Params: { token: string }; Querystring: { language?: unknown } }>(
      endpoint.path,
      ({ params, query }, reply) => {
        const language = languageOrEnglish(typeof query.language === 'string' ? query.language : null);
        return reply.redirect(
          `${paths.inLanguage(language, page)}#token=${encodeURIComponent(params.token)}`,
        );
      },
    );
  });
}
