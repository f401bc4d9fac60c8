import type { FastifyBaseLogger } from 'fastify';
import { type ListedHosts, postOutside, type Reply } from '#http/post-outside.ts';
import type { NtfyNotice } from './ntfy.table.ts';

interface Sending {
  hosts: ListedHosts;
  log: FastifyBaseLogger;
}

/** Gives a notice to the server of the topic, as JSON, which any words fit into; a header takes only some. */
export function postNotice(
  { hosts, log }: Sending,
  topicUrl: string,
  { title, body: message, link: click }: NtfyNotice,
): Promise<Reply> {
  const url = new URL(topicUrl);
  const topic = url.pathname.slice(1);
  url.pathname = '/';
  const body = JSON.stringify({ topic, title, message, click });
  return postOutside({ url, headers: { 'content-type': 'application/json' }, body }, hosts).catch((error) => {
    // Not the topic, which is as good as a password.
    log.warn({ err: error, host: url.host }, 'a server of ntfy could not be reached');
    return { status: 0, retryAfterSeconds: null };
  });
}
