import { hash } from 'node:crypto';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#calling/viewer.ts';

/** Visible ASCII, as a header may have it. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The id of what a request with an `Idempotency-Key` adds: the same for the same key of the same person, so that a request
 * that is sent again adds nothing. Undefined without the header.
 */
export function idOfKey({ headers }: FastifyRequest, { accountId }: Viewer): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new AppError('malformed_request');
  return idOfWords(`${accountId} ${key}`);
}

/** The same id for the same words. */
export function idOfWords(words: string): string {
  const hex = hash('sha256', words, 'hex');
  // A UUID of version 8, which is for ids made in an application's own way.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
