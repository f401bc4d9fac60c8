import type { Problem } from './problem.ts';

/** Every failure that a person may see. `@crisper/texts` has the sentence for each. */
export const ERROR_CODES = [
  'invalid_input',
  'malformed_request',
  'unauthenticated',
  'invalid_token',
  'user_not_found',
  'wrong_password',
  'invalid_credentials',
  'too_many_attempts',
  'email_in_use',
  'registration_closed',
  'registration_by_invitation',
  'email_missing',
  'email_not_verified',
  'identity_not_proven',
  'provider_not_configured',
  'reset_link_invalid',
  'email_link_invalid',
  'other_account',
  'newsletter_link_invalid',
  'sign_in_again',
  'other_origin',
  'not_you',
  'not_item_owner',
  'item_not_found',
  'item_not_restorable',
  'id_taken',
  'item_gone',
  'not_undoable',
  'undone_already',
  'undo_too_late',
  'item_changed',
  'item_not_free',
  'item_taken',
  'frozen_already',
  'frozen_twice',
  'not_frozen',
  'over_before_freezing',
  'use_by_passed',
  'picture_unreadable',
  'picture_on_its_way',
  'already_booked',
  'kitchen_not_found',
  'not_allowed_here',
  'member_not_found',
  'last_owner',
  'invitation_unknown',
  'invitation_incomplete',
  'invitation_expired',
  'invitation_used_up',
  'invitation_for_other_email',
  'invitation_needs_proof',
  'too_many_kitchens',
  'too_many_people',
  'too_many_invitations',
  'too_many_places',
  'place_not_found',
  'place_name_taken',
  'entry_not_found',
  'too_many_recipes',
  'too_many_food_names',
  'too_many_meals',
  'meal_day_invalid',
  'list_not_found',
  'list_full',
  'too_many_lists',
  'first_list_stays',
  'too_many_staples',
  'ntfy_topic_missing',
  'webhook_not_found',
  'too_many_webhooks',
  'list_link_incomplete',
  'list_link_ended',
  'too_many_list_links',
  'too_many_items',
  'kitchen_full',
  'too_many_pictures',
  'recipe_pages_off',
  'recipe_url_refused',
  'recipe_page_unreadable',
  'recipe_page_empty',
  'too_many_recipe_pages',
  'import_file_refused',
  'import_not_found',
  'import_undo_too_late',
  'import_file_waiting',
  'too_many_import_files',
  'code_unknown',
  'code_not_here',
  'scanned_just_now',
  'key_not_for_this',
  'key_only_looks',
  'key_in_url',
  'too_many_keys',
  'route_not_found',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_writes',
  'too_many_requests',
  'unknown_host',
  'clock_wrong',
  'too_busy',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** Details beyond the code, where there are any. */
export type ErrorReason =
  | { about: 'picture_too_large'; mostMegabytes: number }
  | { about: 'picture_wrong_type' }
  | { about: 'picture_too_many_pixels'; mostMegapixels: number }
  | { about: 'pictures_waiting' }
  | { about: 'import_file'; is: ImportFileKind }
  | { about: 'import_file_too_large'; mostMegabytes: number }
  | { about: 'no_room_for_import'; room: number }
  | { about: 'no_room_for_history'; room: number };

/** What a file is that cannot be imported. */
export type ImportFileKind =
  | 'empty'
  | 'pdf'
  | 'picture'
  | 'zip'
  | 'text'
  | 'other'
  | 'database-damaged'
  | 'database-unsafe'
  | 'database-unknown'
  | 'database-too-slow'
  | 'backup-without-grocy'
  | 'backup-locked';

/** The problem of each field, as a sentence, by the field's name. */
export type FieldErrors = Record<string, string>;

interface AppErrorOptions {
  reason?: ErrorReason;
  problems?: readonly Problem[];
  /** When to try again. */
  retryAfterSeconds?: number;
  /** What is stored, where the request was about an older version of it. */
  current?: object;
  /** For the log. */
  cause?: unknown;
}

/** A failure that the person sees; any other error is a bug. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: ErrorReason | undefined;
  readonly problems: readonly Problem[];
  readonly retryAfterSeconds: number | undefined;
  readonly current: object | undefined;

  constructor(
    code: ErrorCode,
    { reason, problems = [], retryAfterSeconds, current, cause }: AppErrorOptions = {},
  ) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = reason;
    this.problems = problems;
    this.retryAfterSeconds = retryAfterSeconds;
    this.current = current;
  }
}
