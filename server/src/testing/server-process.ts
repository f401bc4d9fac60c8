import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../start.mjs', import.meta.url));

export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** Tells it to end, and returns its exit code once it did. */
  end(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the product as `npm start` does, or another version of it. */
export async function startProcess(env: Record<string, string>, main = MAIN): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '' },
      // A test asks faster than a person.
      LIMIT_READS_PER_ACCOUNT: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /ready at .*:(\d+)$/.exec(line)?.[1];
    if (!port) continue;
    return {
      address: `http://127.0.0.1:${port}`,
      child,
      end: () => ended('SIGTERM'),
      kill: async () => void (await ended('SIGKILL')),
    };
  }
  throw new Error('the server ended before it was ready');
}
