import type { Endpoint, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { answered } from './answer.ts';
import { withToken } from './call.ts';
import { type CallInput, send } from './request.ts';

type PagedEndpoint = Endpoint & { paged: true };

export interface Page<Row> {
  rows: Row[];
  /** The number of items on all pages. */
  total: number;
  /** There may be more than were counted. */
  totalIsCapped: boolean;
  /** The cursors of the next and the previous page, as the server encoded them; null at either end. */
  after: string | null;
  before: string | null;
}

type RowOf<E extends Endpoint> = EndpointResponse<E> extends (infer Row)[] ? Row : never;

/** Sends a request whose response is one page of many, and reads the headers about the others. */
export function callPage<E extends PagedEndpoint>(
  endpoint: E,
  ...input: CallInput<E>
): Promise<Page<RowOf<E>>> {
  return answered(endpoint, input[0], () => askForPage(endpoint, ...input));
}

async function askForPage<E extends PagedEndpoint>(
  endpoint: E,
  ...input: CallInput<E>
): Promise<Page<RowOf<E>>> {
  return withToken((token) => send(endpoint, token, readPage<RowOf<E>>, ...input));
}

async function readPage<Row>(response: Response): Promise<Page<Row>> {
  const links = response.headers.get('Link') ?? '';
  return {
    rows: (await response.json()) as Row[],
    total: Number(response.headers.get('X-Total-Count')),
    totalIsCapped: response.headers.has('X-Total-Capped'),
    after: cursorIn(links, 'after'),
    before: cursorIn(links, 'before'),
  };
}

function cursorIn(links: string, name: 'after' | 'before'): string | null {
  const found = new RegExp(`[?&]${name}=([^&>]+)`).exec(links)?.[1];
  return found ? decodeURIComponent(found) : null;
}
