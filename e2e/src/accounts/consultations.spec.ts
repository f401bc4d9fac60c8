import type { TestSmtp } from '@crisper/server/testing/test-smtp.ts';
import { expect } from '#fixtures.ts';
import { test } from '#site/mail-test.ts';
import { alertTitled, refusals } from './pages.ts';

test.use({ expectedErrors: refusals });

/** The mail to the operator, whose reply goes to the person. */
const subjectsFrom = (smtp: TestSmtp, email: string) =>
  smtp.received
    .filter(({ replyTo }) => replyTo?.some(({ address }) => address === email))
    .map(({ subject }) => subject);

for (const [button, name] of [
  ['Book Session with Mateo Oyelaran', 'Mateo Oyelaran'],
  ['Book Your Consultation', 'one of our specialists'],
] as const) {
  test(`“${button}” sends a request, which the profile lists and can cancel`, async ({
    page,
    signIn,
    smtp,
  }) => {
    const { email } = await signIn();
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    const sent = alertTitled(page, 'Booking Request Sent!');
    await expect(sent).toContainText(
      `Our team will contact you shortly to schedule your session with ${name}.`,
    );
    await sent.getByRole('button').click();
    const asked = `Session with ${name}: Ana Alvarez`;
    await expect.poll(() => subjectsFrom(smtp, email)).toEqual([asked]);

    await page.goto('/dashboard/my-profile');
    const section = page.getByRole('region', { name: 'Consultations' });
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await expect(section).toContainText(`Session with ${name}`);
    await section.getByRole('button', { name: 'Cancel' }).click();
    const question = alertTitled(page, 'Cancel this session?');
    await expect(question).toContainText(`Session with ${name}. You can ask for it again.`);
    await question.getByRole('button', { name: 'Cancel session' }).click();
    await expect(section).toContainText('Cancelled');
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect
      .poll(() => subjectsFrom(smtp, email))
      .toEqual([asked, `Cancelled: session with ${name}: Ana Alvarez`]);
  });
}

test('a request that does not get through is told, and nothing is claimed', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await page.route('**/api/consultations', (route) => route.abort());
  await page.getByRole('button', { name: 'Book Your Consultation' }).click();
  await expect(alertTitled(page, 'Not Sent')).toContainText('We could not reach Crisper.');
});

test('without a session yet, the profile leads to the specialists', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/my-profile');
  await page.getByRole('link', { name: 'Meet our specialists' }).click();
  await expect(page).toHaveURL('/#consultations');
  await expect(page.getByRole('heading', { name: 'Talk it over with a specialist' })).toBeInViewport();
});
