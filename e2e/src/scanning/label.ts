import type { Page } from '@playwright/test';

/** A photo of a pack with these lines printed on it, drawn by the page. */
export async function drawLabel(page: Page, lines: string[]): Promise<Buffer> {
  const url = await page.evaluate((printed) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1280, height: 720 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#e8e6df';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#26241f';
    context.font = '600 72px monospace';
    for (const [at, line] of printed.entries()) context.fillText(line, 160, 240 + at * 120);
    return canvas.toDataURL('image/png');
  }, lines);
  return Buffer.from(url.replace(/^.*,/, ''), 'base64');
}
