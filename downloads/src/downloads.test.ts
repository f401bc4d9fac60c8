import { readFileSync } from 'node:fs';
import { CATEGORIES } from '@crisper/domain/foods/category.ts';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { STORAGE_TIMES } from './storage-times.ts';
import { tracker } from './tracker.ts';

const read = (name: string) => readFileSync(new URL(`../../web/public/downloads/${name}`, import.meta.url));

async function readPdf(name: string) {
  const document = await getDocumentProxy(new Uint8Array(read(name)));
  const { text } = await extractText(document, { mergePages: true });
  return { text, pages: document.numPages, meta: await getMeta(document) };
}

test('the storage guide tells of every category, every food and how long it keeps on two pages', async () => {
  const { text, pages, meta } = await readPdf('crisper-storage-guide.pdf');
  expect(pages).toBe(2);
  expect(meta.info.Title).toContain('storage guide');
  const foods = Object.values(STORAGE_TIMES).flat();
  expect(foods).toHaveLength(70);
  for (const category of CATEGORIES) expect(text).toContain(category);
  // Long names and times are broken into two lines.
  const words = text.replaceAll(/\s+/g, ' ');
  for (const [name, ...times] of foods) {
    expect(words).toContain([name, ...times.map((time) => time ?? '–')].join(' '));
  }
});

test('the meal planner is one sheet with seven days', async () => {
  const { text, pages } = await readPdf('crisper-meal-planner.pdf');
  expect(pages).toBe(1);
  for (const word of ['Eat first', 'Monday', 'Sunday', 'Dinner', 'Buy only what is missing', ...CATEGORIES])
    expect(text).toContain(word);
});

describe('the expiry tracker', () => {
  const file = read('crisper-expiry-tracker.xlsx');

  test('is what the script makes today', () => expect(file.equals(tracker())).toBe(true));

  test('can be read by others, with examples and what follows from them', async () => {
    const [sheet, eatFirst] = await readXlsxFile(file);
    expect(sheet?.sheet).toBe('Tracker');
    expect(sheet?.data[5]).toEqual(
      expect.arrayContaining(['Food', 'Category', 'Good through', 'Days left', 'Status']),
    );
    expect(sheet?.data[6]?.slice(0, 4)).toEqual(['Whole milk', 'Dairy', 2, 'Fridge']);
    expect(sheet?.data[6]?.[5]).toBeInstanceOf(Date);
    expect(sheet?.data.slice(6, 14).map((row) => row[7])).toEqual([
      'Eat soon',
      'Eat soon',
      'Eat soon',
      'Expired',
      'Fresh',
      'Fresh',
      'Fresh',
      'No date',
    ]);
    expect(eatFirst?.sheet).toBe('Eat first');
    expect(eatFirst?.data.slice(4, 7).map((row) => row[0])).toEqual(['Minced beef', 'Whole milk', 'Spinach']);
  });

  test('counts by itself, colours by itself and offers the seven categories', () => {
    const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<f>IF\(A\d+=/g)).toHaveLength(300);
    expect(sheet).toContain('<formula>$H7=&quot;Expired&quot;</formula>');
    expect(sheet).toContain(`<formula1>"${CATEGORIES.join(',')}"</formula1>`);
  });
});

test('the walkthrough is H.264, begins to play before it is loaded, and is small', () => {
  const film = read('crisper-walkthrough.mp4');
  expect(film.length).toBeLessThan(3_000_000);
  expect(film.subarray(4, 8).toString()).toBe('ftyp');
  expect(film.includes('avc1')).toBe(true);
  expect(film.indexOf('moov')).toBeLessThan(film.indexOf('mdat'));
});
