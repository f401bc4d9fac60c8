import { DAY_MS, HOUR_MS } from '@crisper/domain/durations.ts';
import fc from 'fast-check';
import { entryAct, foodAct, type PhoneAct } from './acts.ts';
import type { Fate } from './network.ts';
import type { Phone } from './phone.ts';

const MINUTE_MS = 60_000;
const TABS_AT_MOST = 3;
/** More than a request takes. */
const MANY = 110;

const act: fc.Arbitrary<PhoneAct> = fc.oneof(foodAct, entryAct);
const fates = fc.constantFrom<Record<'reads' | 'writes', Fate>>(
  { reads: 'answered', writes: 'answered' },
  { reads: 'answered', writes: 'answered' },
  { reads: 'answered', writes: 'answered' },
  { reads: 'unreachable', writes: 'unreachable' },
  { reads: 'answered', writes: 'cut' },
  { reads: 'answered', writes: 'unreachable' },
  { reads: 'answered', writes: 'busy' },
  { reads: 'answered', writes: 'stuck' },
  { reads: 'cut', writes: 'cut' },
  { reads: 'unreachable', writes: 'answered' },
);

/** What happens to a phone, or on it. */
const happening = fc.oneof(
  { weight: 48, arbitrary: fc.record({ kind: fc.constant('act'), act }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('acts'), acts: fc.array(act, { maxLength: 6 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('many'),
      acts: fc.array(act, { minLength: MANY, maxLength: MANY }),
    }),
  },
  { weight: 20, arbitrary: fc.record({ kind: fc.constant('network'), fates, slowness: fc.nat({ max: 5 }) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('time'), ms: fc.nat({ max: 2 * MINUTE_MS }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('clock'),
      ms: fc.constantFrom(0, -MINUTE_MS, MINUTE_MS, -3 * HOUR_MS, 3 * HOUR_MS, -DAY_MS, DAY_MS),
    }),
  },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('death'), crossings: fc.nat({ max: 60 }), act }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('tab') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('storage'), isFull: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('disconnected') }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('look') }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('online') }) },
);

/** To whom of both, in which of the tabs, and whether the next thing happens only when nothing moves any more. */
const step = fc.record({
  phone: fc.constantFrom(0, 1),
  which: fc.nat({ max: 5 }),
  isAwaited: fc.nat({ max: 4 }).map((one) => one > 0),
  happening,
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What happens on two phones in a day, always the same for a seed. */
export const dayOf = (seed: number, length: number): Step[] =>
  fc.sample(fc.noBias(fc.array(step, { minLength: length, maxLength: length })), { numRuns: 1, seed })[0] ??
  [];

/** Whether what is shown can be compared now. */
export async function live({ which, isAwaited, happening: next }: Step, phone: Phone): Promise<boolean> {
  const { device } = phone;
  const tab = phone.tab(which);
  switch (next.kind) {
    case 'act':
      await phone.do(next.act, tab);
      break;
    case 'acts':
    case 'many':
      for (const one of next.acts) await phone.do(one, tab);
      break;
    case 'network':
      device.network.fates = next.fates;
      device.network.slowness = next.slowness;
      break;
    case 'time':
      await device.pass(next.ms);
      break;
    case 'clock':
      device.offMs = next.ms;
      break;
    case 'death':
      tab.dieIn(next.crossings);
      await phone.do(next.act, tab);
      break;
    case 'tab':
      if (device.tabs.size < TABS_AT_MOST) phone.openTab();
      break;
    case 'storage':
      device.isFull = next.isFull;
      device.network.troubles += 1;
      break;
    case 'disconnected':
      tab.loseDisk();
      device.network.troubles += 1;
      break;
    case 'look':
      await phone.look(tab);
      break;
    case 'online':
      tab.fire('online');
      break;
  }
  if (isAwaited) await device.rest();
  return isAwaited;
}
