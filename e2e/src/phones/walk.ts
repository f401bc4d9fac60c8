import { expect } from 'vitest';
import { checkSent, checkShown, sorted, toldBy } from './checks.ts';
import { dayOf, live } from './day.ts';
import type { Flats } from './flat.ts';

const STEPS = 50;

/** A day of accidents on two phones, in which nothing may be lost, sent twice or shown twice. */
export async function walk(flats: Flats, seed: number): Promise<void> {
  // Every fourth without locks, as at a server in the home.
  const { kitchen, phones, people } = await flats.flat(String(seed), { isSecure: seed % 4 !== 0 });
  for (const step of dayOf(seed, STEPS)) {
    const [phone, person] = step.phone === 0 ? [phones[0], people[0]] : [phones[1], people[1]];
    if (!(await live(step, phone))) continue;
    // The other may still be writing.
    for (const { device } of phones) await device.rest();
    await checkShown(flats.server, phone, phone.tab(step.which), person);
  }
  for (const phone of phones) {
    phone.device.isFull = false;
    await phone.sendAll();
    checkSent(phone);
    // A phone that is switched off and on again has sent everything, and has no more to send.
    for (const tab of phone.device.tabs) tab.die();
    await phone.sendAll();
    checkSent(phone);
  }
  const told = await toldBy(people[0], kitchen);
  for (const phone of phones) {
    await phone.look();
    await phone.device.rest();
    expect(sorted(await phone.shown())).toEqual(sorted(told));
  }
}
