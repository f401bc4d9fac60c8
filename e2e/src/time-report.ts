import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { SIGN_UP } from './people.ts';

/** Steps that are waiting and no part of what a journey says, by what they wait for. */
const WAITING: [what: string, step: RegExp][] = [
  ['servers', /^Fixture "(server|google|firebase|smtp|pushService)"$/],
  ['sign-ups', new RegExp(`^${SIGN_UP}$`)],
  [
    'browsers',
    /^(Launch (persistent context|browser)|Fixture "(browser|context|phone)"|Create (context|page)|Close (context|browser|page))/,
  ],
];

/** Adds up how long files took and what was waited for, for the report at the end of `npm test`. */
export default class TimeReport implements Reporter {
  readonly #files = new Map<string, number>();
  readonly #waiting = new Map<string, number>();
  readonly #outputFile: string;

  constructor({ outputFile }: { outputFile: string }) {
    this.#outputFile = outputFile;
  }

  printsToStdio(): boolean {
    return false;
  }

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    const what = WAITING.find(([, pattern]) => pattern.test(step.title))?.[0];
    const isPart = step.parent && WAITING.some(([, pattern]) => pattern.test(step.parent?.title ?? ''));
    if (what && !isPart) this.#waiting.set(what, (this.#waiting.get(what) ?? 0) + step.duration);
  }

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), test.location.file);
    this.#files.set(file, (this.#files.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    mkdirSync(dirname(this.#outputFile), { recursive: true });
    const times = { files: Object.fromEntries(this.#files), waiting: Object.fromEntries(this.#waiting) };
    writeFileSync(this.#outputFile, JSON.stringify(times));
  }
}
