import { Webhook } from 'standardwebhooks';
import { expectAccessible } from '#expect-accessible.ts';
import { alertTitled } from './alerts.ts';
import { expect, noOverflow, putIn, refusals, startKitchen } from './kitchens-test.ts';
import { test } from './receiver-test.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: refusals });

test('a kitchen tells another program what is put in, and ends that', async ({ meet, receiver }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const kitchenId = await startKitchen(ana);
  receiver.received = [];
  await page.goto(`/kitchens/${kitchenId}/settings`);
  const section = page.getByRole('region', { name: 'Tell other programs' });
  await section.getByRole('button', { name: 'Tell a program' }).click();
  const address = section.getByLabel('Address of the program');
  await expect(address).toBeFocused();
  await address.fill('http://192.168.1.1/admin');
  await section.getByLabel('When food is put in').check();
  await expectAccessible(page);
  await noOverflow(page);
  await section.getByRole('button', { name: 'Tell it', exact: true }).click();
  await expect(section).toContainText('sends only to addresses on the internet');
  await address.fill(`${receiver.url}/hook`);
  await section.getByRole('button', { name: 'Tell it', exact: true }).click();
  const secret = await section.getByLabel('Secret of this program').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible(page);
  await noOverflow(page);
  await section.getByRole('button', { name: 'Done' }).click();
  await expect(section).toContainText('Of what is due and what is put in, set up by Ana Alvarez');
  await expect(section).toContainText('Nothing was sent yet.');

  await section.getByRole('button', { name: 'Try it' }).click();
  await expect(section.getByRole('status')).toHaveText('It was taken. It should be there now.');
  await putIn(ana, kitchenId, [{ title: 'Leek', days: 3 }]);
  await expect
    .poll(() => receiver.received.map(({ body }) => JSON.parse(body).type))
    .toEqual(['test', 'food.added']);
  const [, added] = receiver.received;
  const headers = added?.headers as Record<string, string>;
  expect(new Webhook(secret).verify(added?.body ?? '', headers)).toMatchObject({
    data: { kitchenId, foods: [{ title: 'Leek' }] },
  });

  receiver.answer = (_request, response) => response.writeHead(410).end();
  await putIn(ana, kitchenId, [{ title: 'Ham', days: 3 }]);
  await expect.poll(() => receiver.received.length).toBe(3);
  await page.reload();
  await expect(section).toContainText('Nothing is sent any more');
  receiver.answer = (_request, response) => response.writeHead(204).end();
  await section.getByRole('button', { name: 'Send again' }).click();
  await expect(section.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  await expectAccessible(page);
  await noOverflow(page);

  await section.getByRole('button', { name: 'End it' }).click();
  const question = alertTitled(page, `Tell ${receiver.host} nothing more?`);
  await question.getByRole('button', { name: 'End it' }).click();
  await expect(section.getByRole('list')).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Tell a program' })).toBeVisible();
});
