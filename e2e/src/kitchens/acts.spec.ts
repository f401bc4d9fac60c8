import { expectAccessible } from '#expect-accessible.ts';
import { expect, putIn, startKitchen, test, type Visitor, ZONE } from './kitchens-test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { timezoneId: ZONE } });

const row = ({ page }: Visitor, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function openKitchen(ana: Visitor, food: Parameters<typeof putIn>[2]): Promise<string> {
  const kitchenId = await startKitchen(ana);
  await putIn(ana, kitchenId, food);
  await ana.page.goto(`/kitchens/${kitchenId}`);
  return kitchenId;
}

test('some of it is eaten with two taps, and that is taken back with one', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [{ title: 'Eggs', quantity: 6 }]);
  await ana.page.getByRole('button', { name: 'Some left: Eggs' }).click();
  await ana.page.getByRole('button', { name: '½ 3 pieces left' }).click();
  await expect(row(ana, 'Eggs')).toContainText('3 pieces');
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(ana, 'Eggs')).toContainText('6 pieces');
});

test('beside Undo a long name is cut, and never what was done', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const { page } = ana;
  const title = 'Slow-roasted aubergines with pomegranate and a very good olive oil';
  await openKitchen(ana, [
    { title: `${title} 1`, days: 0 },
    { title: `${title} 2`, days: -1, dateKind: 'use-by' },
  ]);
  for (const [act, at, verb] of [
    ['Eaten', 1, 'eaten'],
    ['Throw away', 2, 'thrown away'],
  ] as const) {
    await page.getByRole('button', { name: `${act}: ${title} ${at}` }).click();
    const bar = page.getByRole('status').filter({ hasText: `${title} ${at} ${verb}` });
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await bar.evaluate(whereWordsEnd, verb)).toEqual({ isCut: false });
  }
});

/** Whether something cuts the last of these words off. Runs in the page. */
function whereWordsEnd(bar: Element, words: string): { isCut: boolean } {
  const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  while (node && !node.nodeValue?.includes(words)) node = walker.nextNode();
  if (!node) return { isCut: true };
  const start = node.nodeValue?.indexOf(words) ?? 0;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + words.length);
  const verb = range.getBoundingClientRect();
  const isCutBy = (around: Element | null): boolean => {
    if (!around) return false;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    const isOutside = verb.left < left || verb.right > right || verb.top < top || verb.bottom > bottom;
    const isClipping = getComputedStyle(around).overflowX !== 'visible';
    return (isClipping && isOutside) || (around !== bar && isCutBy(around.parentElement));
  };
  return { isCut: isCutBy(node.parentElement) };
}

test('what an act would bring is said before it is done', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [{ title: 'Mince', days: 2 }]);
  await ana.page.getByRole('button', { name: 'More about Mince' }).press('Enter');
  const sheet = ana.page.getByRole('dialog', { name: 'Mince' });
  await expect(sheet.getByRole('button', { name: /^Frozen good through / })).toBeEnabled();
  await sheet.getByRole('button', { name: /^Frozen/ }).click();
  await expect(ana.page.getByText('Mince frozen')).toBeVisible();
  // It stands in another group now.
  await expect(row(ana, 'Mince')).toContainText('frozen today');
  await ana.page.getByRole('button', { name: 'More about Mince' }).press('Enter');
  await expect(sheet.getByRole('button', { name: /^Thawed/ })).toBeVisible();
});

test('food is thrown away with its reason, and the page of waste adds it up', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  const kitchenId = await openKitchen(ana, [{ title: 'Bread', days: 2 }]);
  await ana.page.getByRole('button', { name: 'More about Bread' }).press('Enter');
  await ana.page.getByRole('button', { name: 'went bad' }).click();
  await expect(ana.page.getByText('Bread thrown away')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Flat 4B' }).click();
  await ana.page.getByRole('link', { name: 'What became of our food' }).click();
  await expect(ana.page).toHaveURL(`/kitchens/${kitchenId}/waste`);
  await expect(ana.page.getByText('1 thrown away')).toBeVisible();
  await ana.page.getByRole('button', { name: 'As a table' }).click();
  await expect(ana.page.getByRole('table')).toContainText('kg');
});

test('a part of it is frozen, and joined again with one tap', async ({ meet }) => {
  const ana = await meet('Ana Alvarez');
  await openKitchen(ana, [{ title: 'Rolls', quantity: 6, days: 2 }]);
  await ana.page.getByRole('button', { name: 'More about Rolls' }).press('Enter');
  const sheet = ana.page.getByRole('dialog', { name: 'Rolls' });
  await sheet.getByText('A part', { exact: true }).click();
  const part = sheet.getByRole('spinbutton', { name: 'How much of it?' });
  await part.fill('7');
  await expect(sheet.getByText('More than nothing, and at most 6 pieces')).toBeVisible();
  await expect(sheet.getByRole('button', { name: /^Eaten/ })).toBeDisabled();
  await part.fill('4');
  await expectAccessible(ana.page);
  await sheet.getByRole('button', { name: /^Frozen/ }).click();
  await expect(ana.page.getByText('Some of Rolls frozen')).toBeVisible();
  await expect(row(ana, 'Rolls')).toHaveCount(2);
  await expect(row(ana, 'Rolls').first()).toContainText('2 pieces');
  await expect(row(ana, 'Rolls').last()).toContainText('4 pieces');
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(ana, 'Rolls')).toHaveCount(1);
  await expect(row(ana, 'Rolls')).toContainText('6 pieces');
});
