import type * as z from 'zod/mini';
import type { listLinkSchema, madeListLinkSchema, sharedListSchema } from './list-link-schema.ts';

export type ListLink = z.output<typeof listLinkSchema>;
export type MadeListLink = z.output<typeof madeListLinkSchema>;
/** A list as a person sees it who has its link. */
export type SharedList = z.output<typeof sharedListSchema>;

/** For one way to the shop, today or tomorrow. */
export const LINK_HOURS = 48;
export const OPEN_LINKS_MAX = 10;
