import { expect, test } from 'vitest';
import { renderMail } from './mail-layout.ts';

test('says the same in both parts', () => {
  const { text, html } = renderMail(
    'Hello',
    [
      { heading: 'This week' },
      { text: 'Two lines,\nboth kept.' },
      {
        list: [
          { title: 'Milk', detail: 'today', link: 'https://crisper.example/items/1' },
          { title: 'Eggs' },
        ],
      },
      { quote: 'First\nSecond' },
      { button: 'Open the fridge', link: 'https://crisper.example/fridge' },
      { smallPrint: 'You asked for this.', label: 'Unsubscribe', link: 'https://crisper.example/bye' },
    ],
    'en',
  );
  expect(text).toBe(`This week

Two lines,
both kept.

- Milk (today)
  https://crisper.example/items/1
- Eggs

> First
> Second

Open the fridge:
https://crisper.example/fridge

-- 
You asked for this. Unsubscribe:
https://crisper.example/bye
`);
  for (const said of [
    'This week',
    'Two lines,<br>both kept.',
    'Milk',
    'Eggs',
    'First<br>Second',
    'Unsubscribe',
  ])
    expect(html).toContain(said);
  expect(html).toContain('href="https://crisper.example/items/1"');
});

test('no user’s text becomes markup', () => {
  const nasty = '<img src="https://spy.example"> & "more"';
  const { html } = renderMail(
    nasty,
    [
      { heading: nasty },
      { text: nasty },
      { quote: nasty },
      { list: [{ title: nasty, detail: nasty, link: nasty }] },
      { button: nasty, link: nasty },
      { smallPrint: nasty, label: nasty, link: nasty },
    ],
    'en',
  );
  expect(html).not.toContain('<img');
  expect(html).not.toContain('src="');
});

test('can be read in the dark and fetches nothing', () => {
  const { html } = renderMail('Hello', [{ text: 'Hello' }], 'en');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).not.toMatch(/src=|url\(|@import|<link/);
});
