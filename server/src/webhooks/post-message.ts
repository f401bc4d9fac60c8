import type { FastifyBaseLogger } from 'fastify';
import type { Sealer } from '#calling/sealing.ts';
import { type ListedHosts, postOutside, type Reply } from '#http/post-outside.ts';
import { signedHeaders } from './sign-message.ts';

export interface Posting {
  hosts: ListedHosts;
  sealer: Sealer;
  log: FastifyBaseLogger;
}

interface Webhook {
  id: string;
  url: string;
  /** As it is stored. */
  secret: string;
}

interface Message {
  id: string;
  body: string;
}

/** Gives a message to another program, signed. A status of 0 is no response. */
export async function postMessage(
  { hosts, sealer, log }: Posting,
  { id, url: address, secret }: Webhook,
  message: Message,
): Promise<Reply> {
  const url = new URL(address);
  try {
    const headers = signedHeaders(sealer.open(secret, id), message, new Date());
    return await postOutside({ url, headers, body: message.body }, hosts);
  } catch (error) {
    // Not the rest of the URL, which may be as good as a password.
    log.warn({ err: error, host: url.host, webhookId: id }, 'a receiver of webhooks could not be reached');
    return { status: 0, retryAfterSeconds: null };
  }
}
