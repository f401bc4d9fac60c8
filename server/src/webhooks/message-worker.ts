import { onMessageQueued } from './queue-message.ts';
import { type MessageSending, messageSender } from './send-messages.commands.ts';

const LOOK_EVERY_MS = 60_000;
/** After a commit, and after a first failure. */
const SOON_MS = 6000;

/** Sends messages as soon as this server has queued them, and each minute what others left. */
export function startMessageWorker(sending: MessageSending): { stop(): Promise<void> } {
  let stopped = false;
  let again: NodeJS.Timeout | undefined;
  const sender = messageSender(sending, () => stopped);
  const look = () =>
    void sender
      .look()
      .catch((error) => sending.log.warn({ err: error }, 'sending webhooks failed and will be tried again'));
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
      await sender.rest();
    },
  };
}
