import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';

/** The browser writes the time of printing into the file; the same text should give the same file. */
const PRINTED_AT = /(?<=\(D:)\d{14}/g;
const FIXED = '20260101000000';

/** Prints a document with the browser: real text with the fonts in it, tagged for screen readers. */
export async function print(browser: Browser, html: string, file: URL): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  const text = pdf.toString('latin1').replaceAll(PRINTED_AT, FIXED);
  await writeFile(file, Buffer.from(text, 'latin1'));
}
