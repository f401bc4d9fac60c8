import { localStore } from '#http/local-store.ts';
import { currentKept, subscribeToKept } from './kept.ts';

const ASKED_KEY = 'asked-for-lasting-storage';

/** Whether the browser has agreed to keep everything, even when it needs room. Some cannot be asked. */
export const isLasting = async (): Promise<boolean> => (await navigator.storage?.persisted?.()) ?? false;

/** Safari forgets sites after seven days without a visit, but not apps on the home screen. */
export const isForgetful = (): boolean =>
  navigator.vendor.startsWith('Apple') && !matchMedia('(display-mode: standalone)').matches;

/** Asks the browser to keep everything once there is something to keep. Some ask the person, so it is asked once. */
export function askForLasting(): void {
  const ask = () => {
    const { outbox, copies } = currentKept();
    if (outbox.length + copies.size === 0 || localStore.read(ASKED_KEY)) return;
    localStore.write(ASKED_KEY, 'yes');
    void navigator.storage?.persist?.().catch(() => undefined);
  };
  subscribeToKept(ask);
  ask();
}
