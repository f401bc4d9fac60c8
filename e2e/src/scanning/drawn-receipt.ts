import type { Page } from '@playwright/test';

/** A receipt with these lines on a dark table. */
export async function drawn(page: Page, lines: string[]): Promise<Buffer> {
  const url = await page.evaluate((printed) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 900, height: 200 + 60 * printed.length });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#4a4038';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#f6f4ee';
    context.fillRect(100, 40, 700, canvas.height - 80);
    context.fillStyle = '#26241f';
    context.font = '600 40px monospace';
    for (const [at, line] of printed.entries()) context.fillText(line, 180, 140 + at * 60);
    return canvas.toDataURL('image/jpeg', 0.95);
  }, lines);
  return Buffer.from(url.replace(/^.*,/, ''), 'base64');
}
