import { fileURLToPath } from 'node:url';
import { test as base } from '#fixtures.ts';
import { putSession } from '#people.ts';
import { startServer } from '#running-server.ts';

const DEMO = fileURLToPath(new URL('../../../server/src/demo/main.ts', import.meta.url));
const ANA = { email: 'ana@example.com', password: 'Crisper1' };

/** The flat of the demo, which is full: four people, a year of history, things that ran out. */
export const test = base.extend<{ flat: string }>({
  server: [
    async ({ serverSettings }, use) => {
      const running = await startServer(serverSettings, [DEMO]);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The kitchen's id; its owner is signed in. */
  flat: async ({ page }, use) => {
    const signedIn = await (await page.request.post('/api/auth/login', { data: ANA })).json();
    await putSession(page, signedIn);
    const headers = { authorization: `Bearer ${signedIn.accessToken}` };
    const [kitchen] = await (await page.request.get('/api/kitchens', { headers })).json();
    await use(kitchen.id);
  },
});
