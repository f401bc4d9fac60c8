import { once } from 'node:events';
import { errors } from '@crisper/texts/all/errors.ts';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '#config.ts';
import type { Certificate } from '#http/certificate.ts';
import { createServer } from '#http/node-http.ts';
import { languageOf } from '#http/page-language.ts';
import { securityHeaders } from '#http/security-headers.ts';

const code = 'unavailable';
const HEADERS = {
  'cache-control': 'no-store',
  connection: 'close',
  'content-type': 'application/json; charset=utf-8',
  'retry-after': '1',
};

export interface ReservedPort {
  /** Lets the app listen on the port. */
  handOver(app: FastifyInstance): Promise<void>;
  release(): Promise<void>;
}

interface HeldPort extends ReservedPort {
  /** The port in use, which the system chose if PORT is 0. */
  port: number;
}

/**
 * Takes the port before anything is started that would have to be stopped again. Until it is handed over, clients are
 * told to retry in a moment.
 */
export async function holdPort(config: Config, certificate: Certificate | null): Promise<HeldPort> {
  const { host, port } = config;
  const headers = { ...securityHeaders(config), ...HEADERS };
  const server = createServer(certificate, {}, (request, response) => {
    const message = errors[languageOf(request)].errorText[code];
    response.writeHead(503, headers).end(JSON.stringify({ code, message }));
  });
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (error) {
    throw explain(error, host, port);
  }
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  let closing: Promise<void> | undefined;
  const release = () => {
    closing ??= close();
    return closing;
  };
  return {
    port: Object(server.address()).port,
    release,
    async handOver(app) {
      await release();
      await listen(app, config);
    },
  };
}

/**
 * Takes the port when the app is ready, for a server that may be one of several: a proxy gives what is refused to
 * another one, and would pass on a 503.
 */
export const portWhenReady = (config: Config): ReservedPort => ({
  handOver: (app) => listen(app, config),
  release: async () => {},
});

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explain(error, host, port);
  }
}

/** A problem that the operator can fix as one sentence; any other error unchanged. */
function explain(error: unknown, host: string, port: number): unknown {
  switch (Object(error).code) {
    case 'EADDRINUSE':
      return new ConfigError(
        `PORT: another program listens on port ${port} of ${host} already: stop it, or choose another port.`,
      );
    case 'EACCES':
      return new ConfigError(
        `PORT: this user may not listen on port ${port}: choose one above 1023, and let a proxy in front have it.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(
        `HOST: ${host} is not an address of this machine: set it to 127.0.0.1 for this machine alone, to 0.0.0.0 or :: for all its addresses, or to one of them.`,
      );
  }
  return error;
}
