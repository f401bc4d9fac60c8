import type { Endpoint, EndpointRequest, EndpointResponse } from '@crisper/domain/endpoint.ts';
import { AppError, type ErrorCode } from '@crisper/domain/errors.ts';
import { invalidInput, problemsOf } from '@crisper/domain/validation.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireViewer } from '#calling/viewer.ts';

/** Returns the response, or the reply once that was sent without one. */
type Handler<E extends Endpoint> = (
  input: EndpointRequest<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => EndpointResponse<E> | Promise<EndpointResponse<E> | FastifyReply>;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Registers an endpoint: first identifies the caller, then checks the input, then calls the handler. The command checks
 * that a person owns the item, or may do that in the kitchen, in the transaction that changes it.
 */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: Handler<NoInfer<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      if (endpoint.access !== 'anyone') requireViewer(request);
      const input = readInput(endpoint, request);
      if (endpoint.access === 'self') requireSelf(input, request);
      return handle(input as EndpointRequest<E>, request, reply);
    },
  });
}

function readInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    const result = z.safeParse(schema, request[part] ?? {});
    if (!result.success) throw refusal(problemsOf(result.error));
    input[part] = result.data;
  }
  return input;
}

/** A malformed id names nothing, and the caller needs to know no more. */
const NOT_FOUND: Record<string, ErrorCode> = {
  kitchenId: 'kitchen_not_found',
  itemId: 'item_not_found',
  accountId: 'member_not_found',
  invitationId: 'invitation_unknown',
  importId: 'import_not_found',
  linkId: 'list_link_ended',
};

function refusal(problems: ReturnType<typeof problemsOf>): AppError {
  const [missing] = problems.flatMap(({ field }) => NOT_FOUND[field] ?? []);
  return missing ? new AppError(missing) : invalidInput(problems);
}

function requireSelf(input: Record<string, unknown>, request: FastifyRequest): void {
  const named = [input.params, input.query].find(hasEmail);
  if (named?.email !== requireViewer(request).email) throw new AppError('not_you');
}

function hasEmail(part: unknown): part is { email: string } {
  return typeof part === 'object' && part !== null && 'email' in part;
}
