import { addByLine } from '#add-line.ts';
import { expectAccessible } from '#expect-accessible.ts';
import { expect, noOverflow, refusals, startKitchen } from './kitchens-test.ts';
import { test } from './receiver-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a topic of ntfy is named in the reminders, tried and removed', async ({ meet, receiver }) => {
  const { page } = await meet('Ana Alvarez');
  receiver.received = [];
  await page.goto('/dashboard/my-profile/reminders');
  const way = page.getByRole('form', { name: 'By ntfy' });
  await way.getByLabel('Address of the topic').fill(`${receiver.url}/flat-7Kq2`);
  await way.getByRole('button', { name: 'Remind me there' }).click();
  await expect(page.getByText('Reminders go to this topic.', { exact: true })).toBeVisible();
  const settings = page.getByRole('region', { name: 'When and how' });
  await expect(settings.getByLabel('Remind me')).toHaveValue('due');

  await way.getByRole('button', { name: 'Try it' }).click();
  await expect(way.getByRole('status')).toHaveText('It was taken. It should be there now.');
  expect(receiver.received.map(({ body }) => JSON.parse(body).topic)).toEqual(['flat-7Kq2']);
  await expect(way).toContainText('The last one arrived there.');

  receiver.answer = (_request, response) => response.writeHead(403).end('a secret');
  await way.getByRole('button', { name: 'Try it' }).click();
  await expect(way.getByRole('status')).toHaveText(/forbids it \(status 403\)/);
  receiver.answer = (_request, response) => response.writeHead(200).end();
  await expectAccessible(page);
  await noOverflow(page);

  await way.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Reminders no longer go to a topic of ntfy.')).toBeVisible();
  await expect(way.getByLabel('Address of the topic')).toHaveValue('');
});

test.describe('where nothing else can arrive', () => {
  test.use({ expectedErrors: refusals });

  test('the first food with a date asks for ntfy or the calendar', async ({ meet, receiver }) => {
    const ana = await meet('Ana Alvarez');
    const { page } = ana;
    await page.goto(`/kitchens/${await startKitchen(ana)}`);
    await addByLine(page, 'Milk in 3 days');
    const question = page.getByRole('region', { name: 'When shall we remind you?' });
    await question.getByText('In my calendar').click();
    await expect(question.getByRole('link', { name: 'Show it in my calendar' })).toBeVisible();
    await question.getByText('By ntfy').click();
    await expectAccessible(page);
    await noOverflow(page);
    await question.getByLabel('Address of the topic').fill('http://192.168.1.1/flat');
    await question.getByRole('button', { name: 'Remind me at 5:00 PM' }).click();
    await expect(question).toContainText('sends only to addresses on the internet');
    await question.getByLabel('Address of the topic').fill(`${receiver.url}/flat`);
    await question.getByRole('button', { name: 'Remind me at 5:00 PM' }).click();
    await expect(page.getByText('Reminders come at 5:00 PM by ntfy.')).toBeVisible();
    await expect(question).toHaveCount(0);
  });
});
