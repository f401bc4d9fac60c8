import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';

const FRAME_S = 1 / 25;
const MOVE_FRAMES = 14;
const SCROLL_FRAMES = 20;
const KEY_S = 0.06;

export const VIDEO_SIZE = { width: 1280, height: 720 };

interface Place {
  x: number;
  y: number;
}

/** Drawn over the page, because a screenshot shows neither the pointer nor the captions. */
function draw({ pointer, caption }: { pointer: Place; caption: string }): void {
  const part = (id: string, style: string) => {
    const found = document.getElementById(id);
    if (found) return found;
    const made = document.createElement('div');
    made.id = id;
    made.style.cssText = `position:fixed;z-index:9999;pointer-events:none;${style}`;
    // A dialog would cover anything but a popover.
    made.popover = 'manual';
    document.body.append(made);
    return made;
  };
  const arrow = part(
    'film-pointer',
    'inset:auto;margin:0;border:0;padding:0;width:26px;height:26px;background:#0d2625;outline:0;clip-path:polygon(0 0,0 78%,22% 60%,36% 96%,50% 90%,36% 56%,64% 56%)',
  );
  const words = part(
    'film-caption',
    'inset:auto auto 28px 50%;translate:-50% 0;margin:0;border:0;padding:12px 26px;border-radius:999px;background:#0a3633;color:#ecfbf7;font:600 22px/1.3 "Figtree Variable",sans-serif;white-space:nowrap;box-shadow:0 10px 30px #0006',
  );
  words.textContent = caption;
  arrow.style.left = `${pointer.x}px`;
  arrow.style.top = `${pointer.y}px`;
  for (const [over, shown] of [
    [words, caption !== ''],
    [arrow, pointer.x >= 0],
  ] as const) {
    over.hidePopover();
    if (shown) over.showPopover();
  }
}

/** Records a page frame by frame, so that a slow machine makes the same film as a fast one. */
export class Recorder {
  caption = '';
  readonly #page: Page;
  readonly #folder: string;
  #pointer: Place = { x: -1, y: -1 };
  #frames: { file: string; seconds: number }[] = [];

  private constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
  }

  static async start(page: Page): Promise<Recorder> {
    return new Recorder(page, await mkdtemp(join(tmpdir(), 'crisper-film-')));
  }

  /** Shows the current screen for that long. */
  async hold(seconds: number): Promise<void> {
    await this.#page.evaluate(draw, { pointer: this.#pointer, caption: this.caption });
    const file = join(this.#folder, `${String(this.#frames.length).padStart(5, '0')}.png`);
    await this.#page.screenshot({ path: file, animations: 'disabled' });
    this.#frames.push({ file, seconds });
  }

  async click(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('There is nothing to click on.');
    await this.#moveTo({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await this.hold(0.25);
    await target.click();
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.#page.keyboard.type(letter);
      await this.hold(KEY_S);
    }
  }

  async scrollBy(pixels: number): Promise<void> {
    for (let frame = 1; frame <= SCROLL_FRAMES; frame++) {
      const step = pixels * (eased(frame / SCROLL_FRAMES) - eased((frame - 1) / SCROLL_FRAMES));
      await this.#page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), step);
      await this.hold(FRAME_S);
    }
  }

  hidePointer(): void {
    this.#pointer = { x: -1, y: -1 };
  }

  async #moveTo(to: Place): Promise<void> {
    const from = this.#pointer.x < 0 ? { x: VIDEO_SIZE.width / 2, y: VIDEO_SIZE.height / 2 } : this.#pointer;
    for (let frame = 1; frame <= MOVE_FRAMES; frame++) {
      const part = eased(frame / MOVE_FRAMES);
      this.#pointer = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await this.hold(FRAME_S);
    }
  }

  /** Puts the pictures together as H.264, which every browser and phone can play. */
  async save(file: URL): Promise<void> {
    const list = join(this.#folder, 'frames.txt');
    const lines = this.#frames.map((frame) => `file '${frame.file}'\nduration ${frame.seconds}`);
    // The format reads the last duration only if another picture follows.
    await writeFile(list, `${lines.join('\n')}\nfile '${this.#frames.at(-1)?.file}'\n`);
    await promisify(execFile)('ffmpeg', [
      ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list],
      ...['-vf', 'fps=25,format=yuv420p', '-c:v', 'libx264', '-preset', 'slower', '-crf', '25'],
      ...['-movflags', '+faststart', '-fflags', '+bitexact', '-map_metadata', '-1', '-an'],
      fileURLToPath(file),
    ]);
    await rm(this.#folder, { recursive: true });
  }
}

/** Eases in and out. */
const eased = (part: number) => part * part * (3 - 2 * part);
