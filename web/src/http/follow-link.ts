import { ApiError, unreachable } from './api-error.ts';

interface LinkFailure {
  /** The link no longer works, so trying again does not help. */
  isExpired: boolean;
  message: string;
}

const EXPIRED: ApiError['code'][] = ['newsletter_link_invalid', 'email_link_invalid', 'invalid_input'];

/** Waits for the request that a link in a mail is for. Null when it succeeds. */
export async function followLink(call: Promise<unknown>): Promise<LinkFailure | null> {
  try {
    await call;
    return null;
  } catch (error) {
    const { code, message } = error instanceof ApiError ? error : unreachable();
    return { isExpired: EXPIRED.includes(code), message };
  }
}
