import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Transporter } from 'nodemailer';
import type { LeasedMail } from './mails.commands.ts';

export interface Mailer {
  send(mail: LeasedMail): Promise<void>;
}

export interface MailSettings {
  smtpUrl: string | null;
  mailFrom: string;
  dataDir: string;
}

/** Sends mails, or without a mail server writes them into a folder for the operator. */
export function createMailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  return settings.smtpUrl === null ? outbox(settings, log) : smtp(settings.smtpUrl, settings.mailFrom);
}

/** The same each time the mail is sent, so that a repeat can be recognized. */
function compose({ id, queued_at, message }: LeasedMail, from: string) {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    ...message,
    from,
    date: queued_at,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
  };
}

function smtp(url: string, from: string): Mailer {
  let transport: Transporter | undefined;
  return {
    async send(mail) {
      // The library is loaded for the first mail, so that the server starts sooner. It waits for slow responses, as
      // RFC 5321 asks: giving up sooner would send the mail again.
      transport ??= (await import('nodemailer')).createTransport(url, {});
      await transport.sendMail(compose(mail, from));
    },
  };
}

function outbox({ dataDir, mailFrom }: MailSettings, log: FastifyBaseLogger): Mailer {
  const folder = join(dataDir, 'outbox');
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(compose(mail, mailFrom));
      const file = join(folder, `${mail.queued_at.toISOString().replaceAll(':', '-')}-${mail.id}.eml`);
      // Mails carry links that grant access, so only the operator may read them.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
      const links = mail.message.text.match(/https?:\/\/\S+/g) ?? [];
      log.warn(
        { links },
        `No SMTP_URL is set, so the mail "${mail.message.subject}" to ${mail.message.to} was put into ${file}`,
      );
    },
  };
}
