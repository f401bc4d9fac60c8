import type { Page } from '@playwright/test';
import { expect, test } from './items-test.ts';

const note = (page: Page) => page.getByRole('textbox', { name: 'Your Note' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.describe('for everybody but the owner', () => {
  test('the box is closed, and the note never reaches the browser', async ({ page, kitchen }) => {
    const id = await kitchen.add();
    await kitchen.setNote(id, 'Behind the mustard');
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/api/items')) answers.push(await response.text().catch(() => ''));
    });
    await page.goto(`/items/${id}`);
    await expect(note(page)).toBeDisabled();
    await expect(note(page)).toHaveAttribute('placeholder', 'Only the owner can add a note');
    await expect(note(page)).toHaveValue('');
    await expect(button(page, 'Add Note')).toBeDisabled();
    await expect(button(page, 'Delete Note')).toHaveCount(0);
    expect(answers.join()).not.toContain('mustard');
  });

  test('also when they are signed in', async ({ page, ownKitchen, kitchen }) => {
    expect(ownKitchen.owner.email).not.toBe(kitchen.owner.email);
    const id = await kitchen.add();
    await page.goto(`/items/${id}`);
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(note(page)).toBeDisabled();
  });
});

test('the owner adds, changes and deletes a note', async ({ page, ownKitchen }) => {
  const id = await ownKitchen.add();
  await page.goto(`/items/${id}`);
  await expect(note(page)).toHaveAttribute('rows', '4');
  await expect(button(page, 'Add Note')).toBeDisabled();
  await note(page).fill('   ');
  await expect(button(page, 'Add Note')).toBeDisabled();
  await note(page).fill('  For the pancakes ');
  await button(page, 'Add Note').click();
  await expect(toast(page, 'Note added!')).toBeVisible();
  await expect(note(page)).toHaveValue('For the pancakes');

  await note(page).fill('For the crêpes');
  await button(page, 'Update Note').click();
  await expect(toast(page, 'Note updated successfully!')).toBeVisible();
  await page.reload();
  await expect(note(page)).toHaveValue('For the crêpes');

  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await button(page, 'Delete Note').click();
  expect(asked).toEqual(['Are you sure you want to delete the note?']);
  await expect(note(page)).toHaveValue('For the crêpes');
  page.once('dialog', (dialog) => dialog.accept());
  await button(page, 'Delete Note').click();
  await expect(toast(page, 'Note deleted successfully!')).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await expect(button(page, 'Add Note')).toBeDisabled();
  await expect(button(page, 'Delete Note')).toHaveCount(0);
});

test.describe('when it cannot be saved', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('what was typed stays, and nothing else changes', async ({ page, ownKitchen }) => {
    const id = await ownKitchen.add();
    await ownKitchen.setNote(id, 'As it was');
    await page.goto(`/items/${id}`);
    await expect(note(page)).toHaveValue('As it was');
    await page.route('**/note', (route) => route.fulfill({ status: 500 }));
    await note(page).fill('As it would be');
    await button(page, 'Update Note').click();
    await expect(toast(page, 'Failed to submit note. Try again.')).toBeVisible();
    await expect(note(page)).toHaveValue('As it would be');
    page.once('dialog', (dialog) => dialog.accept());
    await button(page, 'Delete Note').click();
    await expect(toast(page, 'Failed to delete note. Try again.')).toBeVisible();
    await expect(button(page, 'Update Note')).toBeVisible();
    await page.unroute('**/note');
    await page.reload();
    await expect(note(page)).toHaveValue('As it was');
  });

  test('nor is it saved when the server does not report success', async ({ page, ownKitchen }) => {
    const id = await ownKitchen.add();
    await page.goto(`/items/${id}`);
    await page.route('**/note', (route) => route.fulfill({ json: { success: false } }));
    await note(page).fill('Not to be');
    await button(page, 'Add Note').click();
    await expect(toast(page, 'Failed to submit note. Try again.')).toBeVisible();
    await expect(button(page, 'Delete Note')).toHaveCount(0);
  });
});
