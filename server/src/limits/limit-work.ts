import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@crisper/domain/errors.ts';
import { PUBLIC_FRIDGE_ID } from '@crisper/domain/kitchens/kitchen.ts';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { callerOf, type Viewer } from '#calling/viewer.ts';
import { type Budgets, budgets } from './budgets.ts';
import type { Limit } from './limit.ts';
import { type Turns, turns } from './turns.ts';

/** So much of a response is as much work as one small response. */
const BYTES_PER_READ = 4 * 1024;
/** With the one writer that a kitchen has at a time, they are a quarter of the server's connections. */
const READERS_PER_KITCHEN = 2;
/**
 * A client that asks again at once is kept from it: refusing without end would be as much work as what is refused. Not for
 * as long each time, else what was refused at once would come again at once.
 */
const REFUSED_AFTER_MS = { least: 1000, most: 3000 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Limits {
  /** Of each account, for everything that it asks for. */
  perAccount: Turns;
  writes: Limit;
  /** For what is asked for here and by the protocol of assistants. */
  reads: Budgets;
  /** Of each program, for the same. */
  keys: Budgets;
  /** Throws if the person is not in the kitchen. */
  requireIn(viewer: Viewer, kitchenId: string): Promise<unknown>;
}

interface Budgeted {
  writes: Budgets;
  reads: Budgets;
  keys: Budgets;
}

/** What a call refuses by a limit of its own, such as mails to one address, was work of the account already. */
class TooMuchWork extends AppError {}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

const noted = new WeakMap<FastifyRequest, number>();

/** Says how many more things a request has done than its body tells: the next request waits until they are made up for. */
export const noteWork = (request: FastifyRequest, more: number): void =>
  void noted.set(request, (noted.get(request) ?? 0) + Math.max(0, more));

/**
 * Lets each account, and the readers of each kitchen, wait for themselves, and counts what an account asks for: each
 * thing that it does, and each response with its size. It is counted in its turn, so that of many requests at once those
 * are refused that come after too much work, not those that were sent after it.
 */
export function limitWork(
  app: FastifyInstance,
  { perAccount, requireIn, keys, reads, writes }: Limits,
): void {
  const perKitchen = turns(READERS_PER_KITCHEN);
  const work: Budgeted = { writes: budgets(writes), reads, keys };
  const wrapped = new WeakSet<RouteHandlerMethod>();

  async function inKitchensTurn(viewer: Viewer, request: FastifyRequest, answer: () => unknown) {
    const kitchenId = kitchenIn(request);
    if (!kitchenId || !isRead(request)) return answer();
    // Those who are not in it do not wait: how long a 404 takes would tell that there is such a kitchen.
    if (!perKitchen.isFree(kitchenId)) await requireIn(viewer, kitchenId);
    return perKitchen.inTurn(kitchenId, answer);
  }

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    // The route for HEAD has the handler of the one for GET.
    if (wrapped.has(handler)) return;
    route.handler = async function (request, reply) {
      const answer = () => handler.call(this, request, reply);
      const viewer = limitedCaller(request);
      if (!viewer) return answer();
      try {
        return await perAccount.inTurn(viewer.accountId, () => {
          count(work, viewer, request);
          return inKitchensTurn(viewer, request, answer);
        });
      } catch (error) {
        if (error instanceof TooMuchWork)
          await sleep(randomInt(REFUSED_AFTER_MS.least, REFUSED_AFTER_MS.most), undefined, { ref: false });
        throw error;
      }
    };
    wrapped.add(route.handler);
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    const viewer = limitedCaller(request);
    if (!viewer) return;
    if (!isRead(request)) work.writes.owe(viewer.accountId, noted.get(request) ?? 0);
    else if (typeof payload === 'string' || Buffer.isBuffer(payload))
      work.reads.owe(viewer.accountId, Math.floor(Buffer.byteLength(payload) / BYTES_PER_READ));
  });
}

/**
 * Writing what is open to anyone, such as logging out and renewing a token, is not limited. A stream of events would never
 * end its turn; its number is limited where it is served.
 */
function limitedCaller(request: FastifyRequest): Viewer | null {
  const caller = callerOf(request);
  const { access = 'anyone', events = false } = request.routeOptions.config.endpoint ?? {};
  if (events) return null;
  return typeof caller === 'object' && (isRead(request) || access !== 'anyone') ? caller : null;
}

function count({ writes, reads, keys }: Budgeted, viewer: Viewer, request: FastifyRequest): void {
  const { accountId, key } = viewer;
  const keySeconds = key ? keys.spend(key.id, 1) : null;
  if (keySeconds !== null) throw new TooMuchWork('too_many_requests', { retryAfterSeconds: keySeconds });
  const seconds = isRead(request) ? reads.spend(accountId, 1) : writes.spend(accountId, thingsIn(request));
  if (seconds === null) return;
  throw new TooMuchWork(isRead(request) ? 'too_many_requests' : 'too_many_writes', {
    retryAfterSeconds: seconds,
  });
}

/** A request that names many things, such as intents, is as much work as they are. */
function thingsIn({ body, routeOptions }: FastifyRequest): number {
  const lists = Object.values(Object(body)).filter((value) => Array.isArray(value));
  const { rowsPerWrite = 1 } = routeOptions.config.endpoint ?? {};
  return Math.max(1, ...lists.map(({ length }) => Math.ceil(length / rowsPerWrite)));
}

function kitchenIn({ params }: FastifyRequest): string | null {
  const { kitchenId } = Object(params) as { kitchenId?: unknown };
  if (typeof kitchenId !== 'string' || !UUID.test(kitchenId)) return null;
  return kitchenId.toLowerCase() === PUBLIC_FRIDGE_ID ? null : kitchenId.toLowerCase();
}
