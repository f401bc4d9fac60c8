import type { ErrorCode, FieldErrors } from '@crisper/domain/errors.ts';
import * as texts from '@crisper/texts/errors.ts';

/** The server's errors, and the failure without a response. */
type Code = ErrorCode | 'unreachable' | 'outdated';

interface Details {
  fields?: FieldErrors | undefined;
  current?: unknown;
  /** When to try again, if the server says so. */
  retryAfterSeconds?: number | undefined;
}

/** A failed request, with a message for a person. */
export class ApiError extends Error {
  readonly code: Code;
  /** The problem of each field that was sent, by its name. */
  readonly fields: FieldErrors;

  /** What is stored, where the request was about an older version of it. */
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, message: string, { fields = {}, current, retryAfterSeconds }: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.current = current;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server refuses the token, or requires one. */
export const isAboutToken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'unauthenticated' || error.code === 'invalid_token');

export const unreachable = (): ApiError => new ApiError('unreachable', texts.unreachable);

export const outdated = (): ApiError => new ApiError('outdated', texts.outdated);

/** The server's error, or a general one when a proxy in between responded instead. */
export async function errorIn(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const retryAfterSeconds = Number(response.headers.get('Retry-After')) || undefined;
  if (isRefusal(body)) return new ApiError(body.code, body.message, { ...body, retryAfterSeconds });
  const code = response.status === 401 ? 'unauthenticated' : 'internal';
  return new ApiError(code, texts.internal, { retryAfterSeconds });
}

function isRefusal(body: unknown): body is Details & { code: ErrorCode; message: string } {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
