import { oneMoreRun } from '@crisper/domain/one-run.ts';
import { onMessageQueued } from './queue-message.ts';
import { type MessageSending, sendMessages } from './send-messages.commands.ts';

const LOOK_EVERY_MS = 60_000;
/** After a commit, and after a first failure. */
const SOON_MS = 6000;

/** Sends messages as soon as this server has queued them, and each minute what others left. */
export function startMessageWorker(sending: MessageSending): { stop(): Promise<void> } {
  let stopped = false;
  let working: Promise<unknown> = Promise.resolve();
  let again: NodeJS.Timeout | undefined;
  const run = oneMoreRun(async () => {
    if (stopped) return;
    working = sendMessages(sending, () => stopped).catch((error) =>
      sending.log.warn({ err: error }, 'sending webhooks failed and will be tried again'),
    );
    await working;
  });
  const look = () => void run();
  const stopListening = onMessageQueued(sending.db, () => {
    look();
    clearTimeout(again);
    again = setTimeout(look, SOON_MS).unref();
  });
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    async stop() {
      stopped = true;
      stopListening();
      clearInterval(timer);
      clearTimeout(again);
      await working;
    },
  };
}
