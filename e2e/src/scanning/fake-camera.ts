import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type RenderOptions, toBuffer } from 'bwip-js/node';
import { launchOptions } from '#browser.ts';

/** A picture as PNG, JPEG, WebP or SVG. */
export interface Still {
  type: string;
  body: Buffer;
}

/** A code as it is printed on a pack: `printed('ean13', '5000169005279')`. */
export const printed = async (
  bcid: string,
  text: string,
  options: Partial<RenderOptions> = {},
): Promise<Still> => ({
  type: 'image/png',
  body: await toBuffer({
    bcid,
    text,
    scale: 3,
    paddingwidth: 12,
    paddingheight: 12,
    backgroundcolor: 'FFFFFF',
    ...options,
  }),
});

const FRAMES_PER_SECOND = 30;
/** The browser plays the film again and again. */
const SECONDS_EACH = 1;

/** What the camera of a browser sees: the stills, one after the other, for ever; or why it sees none. */
export type Sight = Still[] | 'darkness' | 'refused' | 'missing';

const TABLE = '#d8d0c4';
const NIGHT = '#0a0a0a';
const NOTHING: Still = {
  type: 'image/svg+xml',
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
};

/** The stills on a ground of that colour, each as a frame of 1280 × 720. */
async function framesOf(stills: Still[], ground: string): Promise<Buffer[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const frames = await page.evaluate(
      async ({ pictures, ground }) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 1280, height: 720 });
        const context = canvas.getContext('2d');
        const drawn: string[] = [];
        for (const url of pictures) {
          const picture = new Image();
          picture.src = url;
          await picture.decode();
          const scale = Math.min(1, 1100 / picture.width, 660 / picture.height);
          const [width, height] = [picture.width * scale, picture.height * scale];
          if (!context) throw new Error('no canvas');
          context.fillStyle = ground;
          context.fillRect(0, 0, 1280, 720);
          context.drawImage(picture, (1280 - width) / 2, (720 - height) / 2, width, height);
          drawn.push(canvas.toDataURL('image/jpeg', 0.95));
        }
        return drawn;
      },
      {
        pictures: stills.map(({ type, body }) => `data:${type};base64,${body.toString('base64')}`),
        ground,
      },
    );
    return frames.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  } finally {
    await browser.close();
  }
}

/** Starts a browser with that camera. */
export async function browserSeeing(sight: Sight): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'crisper-camera-'));
  const browser = await chromium.launch(launchOptions(await cameraArgs(sight, folder)));
  return {
    browser,
    close: async () => {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function cameraArgs(sight: Sight, folder: string): Promise<string[]> {
  const fake = '--use-fake-device-for-media-stream';
  if (sight === 'missing') return ['--use-fake-ui-for-media-stream'];
  if (sight === 'refused') return [fake, '--deny-permission-prompts'];
  const frames = sight === 'darkness' ? await framesOf([NOTHING], NIGHT) : await framesOf(sight, TABLE);
  const film = join(folder, 'film.mjpeg');
  const repeated = frames.flatMap((frame) => Array<Buffer>(FRAMES_PER_SECOND * SECONDS_EACH).fill(frame));
  await writeFile(film, Buffer.concat(repeated));
  return [fake, '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
}
