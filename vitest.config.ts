import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{domain,texts,server,web,downloads}/src/**/*.test.ts',
      'web/build/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    globalSetup: ['server/src/testing/global-setup.ts'],
    // Generous, because real databases and processes are started on machines that may be busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
