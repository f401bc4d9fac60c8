import { AppError, type ErrorCode } from '@crisper/domain/errors.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import { errors, problems as problemTexts } from '@crisper/texts/all/errors.ts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { isTimeout, isUnavailable } from '#db/failures.ts';
import { languageOf } from '#http/page-language.ts';

// 401 is kept for tokens: it tells a browser to refresh and try again, which a wrong password should not.
const statusOf: Record<ErrorCode, number> = {
  malformed_request: 400,
  key_in_url: 400,
  unauthenticated: 401,
  invalid_token: 401,
  wrong_password: 403,
  invalid_credentials: 403,
  email_not_verified: 403,
  identity_not_proven: 403,
  registration_closed: 403,
  registration_by_invitation: 403,
  sign_in_again: 403,
  other_account: 403,
  other_origin: 403,
  not_you: 403,
  not_item_owner: 403,
  not_allowed_here: 403,
  key_not_for_this: 403,
  key_only_looks: 403,
  invitation_for_other_email: 403,
  invitation_needs_proof: 403,
  item_not_found: 404,
  kitchen_not_found: 404,
  member_not_found: 404,
  place_not_found: 404,
  entry_not_found: 404,
  list_not_found: 404,
  list_link_incomplete: 404,
  invitation_unknown: 404,
  invitation_incomplete: 404,
  user_not_found: 404,
  provider_not_configured: 404,
  recipe_pages_off: 404,
  import_not_found: 404,
  code_unknown: 404,
  code_not_here: 404,
  ntfy_topic_missing: 404,
  webhook_not_found: 404,
  too_many_webhooks: 409,
  route_not_found: 404,
  email_in_use: 409,
  too_many_items: 409,
  too_many_pictures: 409,
  last_owner: 409,
  kitchen_full: 409,
  frozen_already: 409,
  frozen_twice: 409,
  not_frozen: 409,
  over_before_freezing: 409,
  use_by_passed: 409,
  too_many_kitchens: 409,
  too_many_people: 409,
  import_undo_too_late: 409,
  too_many_invitations: 409,
  too_many_places: 409,
  place_name_taken: 409,
  too_many_recipes: 409,
  too_many_food_names: 409,
  too_many_meals: 409,
  list_full: 409,
  too_many_lists: 409,
  first_list_stays: 409,
  too_many_staples: 409,
  too_many_list_links: 409,
  too_many_keys: 409,
  already_booked: 409,
  id_taken: 409,
  item_gone: 409,
  item_not_free: 409,
  item_taken: 409,
  not_undoable: 409,
  undone_already: 409,
  undo_too_late: 409,
  item_not_restorable: 410,
  invitation_expired: 410,
  list_link_ended: 410,
  invitation_used_up: 410,
  reset_link_invalid: 410,
  email_link_invalid: 410,
  newsletter_link_invalid: 410,
  item_changed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  clock_wrong: 422,
  email_missing: 422,
  picture_unreadable: 422,
  meal_day_invalid: 422,
  recipe_url_refused: 422,
  recipe_page_unreadable: 422,
  recipe_page_empty: 422,
  import_file_refused: 422,
  unknown_host: 421,
  picture_on_its_way: 429,
  too_many_attempts: 429,
  too_many_recipe_pages: 429,
  import_file_waiting: 429,
  too_many_import_files: 429,
  scanned_just_now: 429,
  too_many_writes: 429,
  too_many_requests: 429,
  internal: 500,
  too_busy: 503,
  unavailable: 503,
};

/** The error codes for the framework's own refusals. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed_request',
  404: 'route_not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error) || isTimeout(error)) return new AppError('unavailable');
  const status = error.statusCode ?? 500;
  return new AppError(codeOfStatus[status] ?? (status < 500 ? 'malformed_request' : 'internal'));
}

/** A form shows each problem at its field; other callers show the first. */
function inWords({ code, reason, problems }: AppError, language: Language) {
  const { errorText, reasonText } = errors[language];
  const { problemText } = problemTexts[language];
  if (reason) return { code, message: reasonText(reason) };
  if (code !== 'invalid_input') return { code, message: errorText[code] };
  const fields = Object.fromEntries(problems.map((problem) => [problem.field, problemText(problem)]));
  const [first] = problems;
  return { code, message: first ? problemText(first) : errorText[code], fields };
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const refusal = toAppError(error);
    const status = statusOf[refusal.code];
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (status === 401) reply.header('www-authenticate', 'Bearer');
    const { retryAfterSeconds = status === 503 ? 1 : undefined } = refusal;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    // The route may have set headers for the response that failed.
    reply.removeHeader('etag').header('cache-control', 'private, no-store');
    return reply.status(status).send({ ...inWords(refusal, languageOf(request)), current: refusal.current });
  });
}
