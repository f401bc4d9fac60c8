import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { AppError } from '@crisper/domain/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { RequestMetrics } from './request-metrics.ts';

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const NANOSECONDS = 1e9;
const started = Date.now() / 1000;

/** For Prometheus: on this computer, or with the token. */
export function metricsRoutes(
  app: FastifyInstance,
  db: Database,
  requests: RequestMetrics,
  token: string | null,
): void {
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook('onClose', async () => delay.disable());

  app.get('/metrics', async (request, reply) => {
    // For all other callers it does not exist.
    if (!mayWatch(request, token)) throw new AppError('route_not_found');
    const { user, system } = process.cpuUsage();
    const mails = await countMails(db);
    const lines = [
      ...gauge('process_start_time_seconds', 'When the process started.', started),
      ...gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
      ...gauge('process_cpu_seconds_total', 'Processor time used.', (user + system) / 1e6, 'counter'),
      ...gauge(
        'nodejs_eventloop_lag_p99_seconds',
        'How late timers were, since the last look.',
        delay.percentile(99) / NANOSECONDS,
      ),
      ...gauge('crisper_mails_queued', 'Mails that wait to be sent.', mails.queued),
      ...gauge('crisper_mails_failed', 'Mails that were given up.', mails.failed),
      ...requests.lines(),
    ];
    delay.reset();
    reply.header('cache-control', 'no-store').header('vary', 'authorization');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

/** A proxy on this computer makes requests for others and says so, and so does a browser for a page. */
function mayWatch({ socket, headers }: FastifyRequest, token: string | null): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  if (token && given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  const isForwarded = Boolean(headers['x-forwarded-for'] ?? headers.forwarded ?? headers['x-real-ip']);
  const isOfPage = !['none', undefined].includes(headers['sec-fetch-site'] as string | undefined);
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') && !isForwarded && !isOfPage && isThisComputer(headers.host)
  );
}

/** A name with a dot may have been pointed at this computer by a page that wants to read along. */
const isThisComputer = (host = '') => /^(?:[\w-]+|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(host);

function gauge(name: string, help: string, value: number, type = 'gauge'): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}

async function countMails(db: Database): Promise<{ queued: number; failed: number }> {
  const { rows } = await sql<{ queued: number; failed: number }>`
    select count(*) filter (where failed_at is null) as queued, count(failed_at) as failed from mails
  `.execute(db);
  return rows[0] ?? { queued: 0, failed: 0 };
}
