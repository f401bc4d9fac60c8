import { expectAccessible } from '#expect-accessible.ts';
import { expect, test } from '#fixtures.ts';

test.use({ expectedErrors: [/404/] });

for (const address of ['/no-such-page', '/blog/nothing/here', '/%F0%9F%8D%8E']) {
  test(`${address} is not found, in so many words`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByText('Lost in the void')).toBeVisible();
    await expect(
      page.getByText("The page you seek doesn't exist in our realm. Perhaps it's been moved or never was."),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return home' }).click();
    await expect(page).toHaveURL('/');
  });
}
