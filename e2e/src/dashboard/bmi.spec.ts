import type { Page } from '@playwright/test';
import { expect, refusals, test } from './dashboard-test.ts';

test.use({ expectedErrors: refusals });

async function fill(page: Page, height: string, weight: string, age = '30', gender = 'female') {
  await page.getByLabel('Height (cm)').fill(height);
  await page.getByLabel('Weight (kg)').fill(weight);
  await page.getByLabel('Age').fill(age);
  await page.getByLabel('Gender').selectOption(gender);
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate BMI' }).click();
const result = (page: Page) => page.getByRole('region', { name: 'Your result' });

test('each category has its result and guidelines', async ({ page, me: _ }) => {
  await page.goto('/dashboard/bmi-calculation');
  await expect(page.getByRole('heading', { name: 'Smart BMI Calculator' })).toBeVisible();
  await expect(page.getByLabel('Age')).toHaveAttribute('min', '2');
  await expect(page.getByLabel('Age')).toHaveAttribute('max', '120');
  for (const [weight, index, category] of [
    ['55', '17.0', 'Underweight'],
    ['75', '23.1', 'Normal'],
    ['85', '26.2', 'Overweight'],
    ['100', '30.9', 'Obese'],
  ] as const) {
    await fill(page, '180', weight);
    await calculate(page);
    await expect(result(page)).toContainText(index);
    await expect(result(page).getByText(category, { exact: true })).toBeVisible();
    await result(page).getByRole('button', { name: 'View Guidelines' }).click();
    const guidelines = page.getByRole('dialog', { name: category });
    await expect(guidelines.getByRole('listitem')).toHaveCount(4);
    await expect(guidelines).toContainText('Tip:');
    await guidelines.getByRole('button', { name: "Got It - Let's Get Healthier!" }).click();
    await expect(guidelines).toBeHidden();
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Height (cm)')).toHaveValue('');
  await expect(page.getByLabel('Gender')).toHaveValue('');
  await expect(result(page)).toContainText('Fill in the form');
});

test('an incomplete form and impossible numbers get words instead of nonsense', async ({ page, me: _ }) => {
  await page.goto('/dashboard/bmi-calculation');
  await calculate(page);
  await expect(page.getByRole('alert')).toHaveText('Please complete all fields.');
  await fill(page, '1.80', '75');
  await calculate(page);
  await expect(page.getByRole('alert')).toHaveText('Please enter a height between 50 and 275 centimetres.');
  await expect(page.getByLabel('Height (cm)')).toHaveAttribute('aria-invalid', 'true');
  await fill(page, '180', '75', '121');
  await calculate(page);
  await expect(page.getByRole('alert')).toHaveText('Please enter an age in whole years, from 2 to 120.');
  await expect(result(page)).toContainText('Fill in the form');
});

test('tracked results are kept, drawn, listed and can be removed', async ({ page, me: _ }) => {
  await page.goto('/dashboard/bmi-calculation');
  await expect(page.getByText('Results that you track are kept here')).toBeVisible();
  for (const weight of ['80', '75']) {
    await fill(page, '180', weight);
    await calculate(page);
    await page.getByRole('button', { name: 'Track Progress' }).click();
    await expect(page.getByRole('button', { name: 'Tracked' })).toBeDisabled();
  }
  await expect(page.getByText('All 2 results')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your BMI over time' }).locator('circle')).toHaveCount(2);
  await page.getByText('All 2 results').click();
  const rows = page.getByRole('table', { name: 'Your results' }).getByRole('row');
  await expect(rows).toHaveText([/Date/, /23\.1.*Normal.*75 kg/, /24\.7.*Normal.*80 kg/]);
  await rows
    .nth(1)
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(rows).toHaveCount(2);
});
