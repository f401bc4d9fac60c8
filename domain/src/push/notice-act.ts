import * as z from 'zod/mini';

/** What the buttons of a notice do without a page: the food was eaten, or the person wants to be told again tomorrow. */
const noticeActSchema = z.enum(['eaten', 'tomorrow']);
export type NoticeAct = z.output<typeof noticeActSchema>;

const TOKEN_MAX_LENGTH = 100;

export const actOnNoticeSchema = z.object({
  token: z.string().check(z.maxLength(TOKEN_MAX_LENGTH)),
  act: noticeActSchema,
});
