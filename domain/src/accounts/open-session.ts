import * as z from 'zod/mini';

/** A browser in which the person is signed in. */
export const openSessionSchema = z.object({
  id: z.uuid(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  startedAt: z.iso.datetime(),
  /** When it last got a token; a browser in use needs one every ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** The browser's user agent. */
  userAgent: z.string(),
  showsNotices: z.boolean(),
});
export type OpenSession = z.output<typeof openSessionSchema>;
