import { defineConfig } from 'vitest/config';
import { scratchFolder } from './scripts/scratch.mjs';

process.env.TMPDIR = scratchFolder();

export default defineConfig({
  test: {
    // Two at a time; the server's tests three (`package.json`): a third of their time is waiting for processes and clocks.
    maxWorkers: 2,
    // Generous, because real databases and processes are started on machines that may be busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // What a generated case failed with can be run again: SEED is in its message.
    ...(process.env.SEED && { setupFiles: ['server/src/testing/seed.ts'] }),
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{domain,texts,web}/src/**/*.test.ts'],
          // Rules keep no state that a neighbour could see, so the modules are loaded once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'house', include: ['{web/build,scripts,downloads}/**/*.test.{ts,mjs}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'phones',
          include: ['e2e/src/phones/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
