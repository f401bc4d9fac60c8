import type { SignedIn } from '@crisper/domain/accounts/user.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '#calling/secrets.ts';
import { sessionCookies } from '#calling/session-cookies.ts';
import { endSession, ownsSession, rememberDevice, startSession } from '#calling/sessions.commands.ts';
import { languageOf } from '#http/page-language.ts';
import { recordEvent } from './account-events.ts';
import type { AccountServices } from './account-services.ts';
import { requireUser } from './accounts.queries.ts';

interface SigningIn {
  request: FastifyRequest;
  reply: FastifyReply;
  authenticatedAt: Date;
  /** Of the page, where the request does not say it. */
  language?: Language;
}

/** The end of every way of signing in: a session, its cookie, and the first token. */
export async function signIn(
  { config, db, tokens }: AccountServices,
  accountId: string,
  { request, reply, authenticatedAt, language = languageOf(request) }: SigningIn,
): Promise<SignedIn> {
  const cookies = sessionCookies(request, reply, config.publicUrl);
  const former = cookies.readRefreshToken();
  // This browser loses the cookie of its earlier session, so the person could not end it any more.
  if (former && (await ownsSession(db, former))) await endSession(db, former.accountId, former.sessionId);
  // An account from before there were languages gets that of the page.
  await db
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', accountId)
    .where('language', 'is', null)
    .execute();
  const session = await startSession(db, accountId, {
    authenticatedAt,
    userAgent: request.headers['user-agent'] ?? '',
  });
  await recordEvent(db, accountId, 'signed-in', request);
  const device = cookies.readDevice() ?? newSecret();
  await rememberDevice(db, accountId, device);
  cookies.setSession(session);
  cookies.setDevice(device);
  return { accessToken: await tokens.sign(session.token), user: await requireUser(db, accountId) };
}
