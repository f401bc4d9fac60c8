import type * as z from 'zod/mini';

/**
 * Who may send the request: `self` names a person by email address in the URL and is for that person only;
 * `owner` names an item and is for its owner only; `kitchen-…` names a kitchen and is for people who are in it, with
 * that role or a higher one.
 */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'self'
  | 'owner'
  | 'kitchen-guest'
  | 'kitchen-member'
  | 'kitchen-owner';

/** What the key of a program is good for: looking only, or everything that its person may do with food and lists. */
export const KEY_SCOPES = ['look', 'do'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.core.$ZodType;

export interface Endpoint {
  method: Method;
  /** Below /api; parameters are written :like-this. */
  path: string;
  summary: string;
  access: Access;
  /** The least that a program's key has to be good for. Left out, no program may send the request. */
  forPrograms?: KeyScope;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** The body is a file of one of these types instead of JSON. */
  upload?: { types: readonly string[]; maxBytes: number };
  response: Schema;
  /** The response is a file of this type instead of JSON. */
  download?: string;
  /** So many rows of the body are as much work as one change, where they are written together. */
  rowsPerWrite?: number;
  /** The response depends on the date, so the request may carry a Time-Zone header. */
  usesToday?: boolean;
  /** Changes an item: If-Match may carry the version that the caller knows, and a newer one is not overwritten. */
  versioned?: boolean;
  /** Reads or sets the session's cookies, so it is refused to pages of other origins. */
  cookies?: boolean;
  /** The response is one page of many: X-Total-Count and Link describe the rest. */
  paged?: boolean;
  /** It reads or writes everything of an account or a kitchen. */
  takesLong?: boolean;
  /** The response stays open while the caller listens: server-sent events, each with one response as its data. */
  events?: boolean;
}

/** Declares an endpoint once, for the server, the browser and the API document. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Part = 'params' | 'query' | 'body';

/** The input of a caller: the parts that the endpoint declares, before they are checked. */
export type EndpointInput<E extends Endpoint> = {
  [P in Part as E[P] extends Schema ? P : never]: z.input<E[P] & Schema>;
};

/** The input of a handler: the parts that the endpoint declares, checked. */
export type EndpointRequest<E extends Endpoint> = {
  [P in Part as E[P] extends Schema ? P : never]: z.output<E[P] & Schema>;
};

export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;
