import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newSigningSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

interface Message {
  id: string;
  body: string;
}

/** The headers of Standard Webhooks. The time is that of sending: receivers refuse what is older than some minutes. */
export function signedHeaders(secret: string, { id, body }: Message, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Crisper',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
