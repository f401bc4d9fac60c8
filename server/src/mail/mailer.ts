import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface MailSettings {
  smtpUrl: string | null;
  mailFrom: string;
  dataDir: string;
}

/** Sends mails, or without a mail server puts them into a folder where the operator finds them. */
export function createMailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  return settings.smtpUrl === null ? outbox(settings, log) : smtp(settings.smtpUrl, settings.mailFrom);
}

function smtp(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

function outbox({ dataDir, mailFrom }: MailSettings, log: FastifyBaseLogger): Mailer {
  const folder = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mailFrom });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID()}.eml`,
      );
      // Mails carry links that let their reader in, so they are for the operator alone.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message, { mode: 0o600 });
      const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
      log.warn(
        { links },
        `No SMTP_URL is set, so the mail "${mail.subject}" to ${mail.to} was put into ${file}`,
      );
    },
  };
}
