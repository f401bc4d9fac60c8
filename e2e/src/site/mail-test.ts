import { type TestSmtp, testSmtp } from '@crisper/server/testing/test-smtp.ts';
import { test as base } from '#fixtures.ts';

/** The product with a real mail server beside it. */
export const test = base.extend<object, { smtp: TestSmtp }>({
  smtp: [
    async ({ playwright: _ }, use) => {
      const smtp = await testSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [async ({ smtp }, use) => use({ SMTP_URL: smtp.url }), { scope: 'worker' }],
});
