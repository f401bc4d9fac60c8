import { type TestReceiver, testReceiver } from '@crisper/server/testing/test-receiver.ts';
import { test as kitchensTest } from './kitchens-test.ts';

/** The product with another program beside it, which its operator lists. */
export const test = kitchensTest.extend<object, { receiver: TestReceiver }>({
  receiver: [
    async ({ playwright: _ }, use) => {
      const receiver = await testReceiver();
      await use(receiver);
      await receiver.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [async ({ receiver }, use) => use({ WEBHOOK_HOSTS: receiver.host }), { scope: 'worker' }],
});
