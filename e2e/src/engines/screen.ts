import { expect } from '@playwright/test';
import { isAlive } from '#fixtures.ts';
import type { Driver, ScreenPoint } from './driver.ts';
import { look, type Target, type TargetSight } from './targets.ts';

const describe = ({ selector, name }: Target) => `${selector} with the name /${name}/`;

/** What a person sees in their browser, and does there. Everything is waited for. */
export class Screen {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.driver.go(new URL(path, this.#origin).href);
    await this.#comeToLife();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.#comeToLife();
  }

  async #comeToLife(): Promise<void> {
    await expect.poll(() => this.driver.run(isAlive), { message: 'the page is alive' }).toBe(true);
  }

  /** A page that is being left has no answer. */
  async #look(target: Target, isWanted = false): Promise<TargetSight> {
    return this.driver.run(look, target, isWanted).catch(() => ({ count: -1 }));
  }

  async see(target: Target, { timeout }: { timeout?: number } = {}): Promise<void> {
    await expect
      .poll(async () => (await this.#look(target)).count, {
        message: `sees ${describe(target)}`,
        ...(timeout && { timeout }),
      })
      .toBe(1);
  }

  async seeNo(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.#look(target)).count, { message: `sees no ${describe(target)}` })
      .toBe(0);
  }

  async tap(target: Target): Promise<void> {
    await this.driver.press(await this.#reach(target));
  }

  /** Taps into a field, and types. */
  async write(target: Target, words: string): Promise<void> {
    await this.tap(target);
    await this.driver.type(words);
  }

  /** A tap on what is behind a sheet. */
  async tapBeside(sheet: Target): Promise<void> {
    await this.driver.press(await this.#beside(sheet));
  }

  /** A pointer that goes down in a sheet, and up beside it. */
  async dragOut(sheet: Target, from: Target): Promise<void> {
    const start = await this.#reach(from);
    await this.driver.press(start, await this.#beside(sheet));
  }

  async #reach(target: Target): Promise<ScreenPoint> {
    let sight: TargetSight = { count: 0 };
    await expect
      .poll(
        async () => {
          sight = await this.#look(target, true);
          return sight.box ? (sight.coveredBy ?? 'ready') : `${sight.count} of it, or moving`;
        },
        { message: `can tap ${describe(target)}` },
      )
      .toBe('ready');
    const { left = 0, right = 0, top = 0, bottom = 0 } = sight.box ?? {};
    return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  }

  async #beside(sheet: Target): Promise<ScreenPoint> {
    await this.see(sheet);
    await expect.poll(async () => (await this.#look(sheet)).box?.top ?? 0).toBeGreaterThan(20);
    const { box } = await this.#look(sheet);
    return { x: Math.round(((box?.left ?? 0) + (box?.right ?? 0)) / 2), y: Math.round((box?.top ?? 0) / 2) };
  }
}
