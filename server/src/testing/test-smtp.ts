import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const TAKEN = 250;

export interface ReceivedMail extends Email {
  /** A header's value, by its name in lower case. */
  header(name: string): string | undefined;
}

export interface TestSmtp {
  url: string;
  port: number;
  /** The accepted mails, oldest first. */
  received: ReceivedMail[];
  /** The replies to a recipient and to a mail; anything but 250 refuses it. */
  replyToRecipient: (email: string) => number;
  replyToMail: (mail: ReceivedMail) => Promise<number>;
  mailsTo(email: string): ReceivedMail[];
  /** Breaks every connection, and accepts no new one. */
  close(): Promise<void>;
}

export async function parseMail(raw: Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  return { ...mail, header: (name) => mail.headers.find(({ key }) => key === name)?.value };
}

/** A real mail server on this machine. */
export async function testSmtp({ port = 0 } = {}): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onRcptTo: ({ address }, _session, done) => done(refusal(smtp.replyToRecipient(address))),
    onData(stream, _session, done) {
      const take = async () => {
        const mail = await parseMail(await buffer(stream));
        const reply = await smtp.replyToMail(mail);
        if (reply === TAKEN) smtp.received.push(mail);
        done(refusal(reply));
      };
      take().catch(done);
    },
  });
  // A sender that is killed breaks its connection.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received: [],
    replyToRecipient: () => TAKEN,
    replyToMail: async () => TAKEN,
    mailsTo: (email) => smtp.received.filter(({ to }) => to?.some((reader) => reader.address === email)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

function refusal(responseCode: number): Error | null {
  return responseCode === TAKEN ? null : Object.assign(new Error('refused'), { responseCode });
}
