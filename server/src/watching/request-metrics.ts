import type { FastifyInstance } from 'fastify';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: string;
  count: number;
  seconds: number;
  /** How many took at most as long as the bucket at the same index. */
  buckets: number[];
}

export type CountRequest = (method: string, route: string, status: number, seconds: number) => void;

export interface RequestMetrics {
  count: CountRequest;
  lines(): string[];
}

/** Counts every response by endpoint and status. Unknown paths count as one, or strangers could fill the memory. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const all = new Map<string, Series>();

  const count: CountRequest = (method, route, status, seconds) => {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const series = all.get(labels) ?? { labels, count: 0, seconds: 0, buckets: BUCKETS_SECONDS.map(() => 0) };
    all.set(labels, series);
    series.count++;
    series.seconds += seconds;
    for (const [place, limit] of BUCKETS_SECONDS.entries()) {
      if (seconds <= limit) series.buckets[place] = (series.buckets[place] ?? 0) + 1;
    }
  };
  app.addHook('onResponse', async (request, reply) =>
    count(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000),
  );

  return {
    count,
    lines: () => [
      '# HELP crisper_http_request_duration_seconds How long requests took to be answered.',
      '# TYPE crisper_http_request_duration_seconds histogram',
      ...[...all.values()].flatMap(linesOf),
    ],
  };
}

function linesOf({ labels, count, seconds, buckets }: Series): string[] {
  const name = 'crisper_http_request_duration_seconds';
  return [
    ...buckets.map((n, place) => `${name}_bucket{${labels},le="${BUCKETS_SECONDS[place]}"} ${n}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
