import { setImmediate as afterReading } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** In that time a proxy under load has used each connection that it keeps, and was told not to keep it. */
const IDLE_GRACE_MS = 1000;
const DEADLINE_MS = 10_000;

/**
 * Lets requests in flight finish, also those that a proxy is sending at this moment on a connection that it kept: closed
 * at once, it would lose them, and may not repeat a write. From now on each response closes its connection; those that
 * stay idle are closed after a second, and the rest at the deadline.
 */
export function closeGracefully(app: FastifyInstance): void {
  const { server } = app;
  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  const timers: NodeJS.Timeout[] = [];
  app.addHook('preClose', async () => {
    closing = true;
    const closeIdle = server.closeIdleConnections.bind(server);
    // Node does this as it stops to listen.
    server.closeIdleConnections = () => {};
    const closeUnused = () => void afterReading().then(closeIdle);
    timers.push(
      setTimeout(() => timers.push(setInterval(closeUnused, 100)), IDLE_GRACE_MS),
      setTimeout(() => server.closeAllConnections(), DEADLINE_MS),
    );
    // What has arrived is accepted first; otherwise the system would reset it.
    await afterReading();
  });
  // Not on the server's close event: a server that never listened does not emit it.
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
