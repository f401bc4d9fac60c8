import type { FastifyInstance } from 'fastify';

const DEADLINE_MS = 10_000;

/**
 * Lets requests in flight finish. Closing alone would wait for every browser that keeps its connection open, so
 * from then on each response closes its connection, idle ones are closed at once, and the rest at the deadline.
 */
export function closeGracefully(app: FastifyInstance): void {
  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  let idle: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = true;
    idle = setInterval(() => app.server.closeIdleConnections(), 100);
    deadline = setTimeout(() => app.server.closeAllConnections(), DEADLINE_MS);
  });
  // Not on the server's close event: a server that never listened does not emit it.
  app.addHook('onClose', async () => {
    clearInterval(idle);
    clearTimeout(deadline);
  });
}
