import type { Item } from '@crisper/domain/items/item.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** No item has it: a tag that is not ours matches nothing. */
const NEVER = 0;

/** The version that the caller knows and wants to change, or null for any. */
export function expectedVersion({ headers }: FastifyRequest): number | null {
  const tag = headers['if-match'];
  if (tag === undefined || tag === '*') return null;
  return Number(/^"(\d{1,9})"$/.exec(tag)?.[1] ?? NEVER);
}

export function tagItem<Shown extends Pick<Item, 'version'>>(reply: FastifyReply, item: Shown): Shown {
  reply.header('etag', `"${item.version}"`);
  return item;
}
