import type { WebhookType } from '@crisper/domain/webhooks/webhook.ts';
import type { Webhook } from '@crisper/domain/webhooks/webhook-schema.ts';
import { locale } from '#en/locale.ts';

export const title = 'Tell other programs';
export const text =
  'Home Assistant, Node-RED, n8n and others can be told when something comes in, is gone or is due. They get the titles and days of your food, nothing else, and each can be ended here.';
export const list = 'Programs that are told';
export const loadFailed = 'Failed to load the programs';

const short: Record<WebhookType, string> = {
  'food.due': 'what is due',
  'food.added': 'what is put in',
  'food.changed': 'what is changed',
  'food.finished': 'what is gone',
  'list.changed': 'the shopping list',
};
const both = new Intl.ListFormat(locale);
export const toldOf = ({ types, name }: { types: readonly WebhookType[]; name: string }) =>
  `Of ${both.format(types.map((type) => short[type]))}, set up by ${name}`;
export const stateText: Record<Webhook['state'], string> = {
  untried: 'Nothing was sent yet.',
  reached: 'The last message arrived.',
  failing: 'The last message did not arrive. It is tried again, for five days.',
  paused: 'Nothing is sent any more, because messages did not arrive.',
};
export const tryIt = 'Try it';
export const tryWhich = ({ host }: { host: string }) => `Try it: ${host}`;
export const resume = 'Send again';
export const resumed = 'Messages are sent again.';
export const end = 'End it';
export const endWhich = ({ host }: { host: string }) => `End it: ${host}`;
export const endTitle = ({ host }: { host: string }) => `Tell ${host} nothing more?`;
export const endText = 'Messages that wait are not sent any more. To tell it again, set it up anew.';
export const ended = 'That program is told nothing more.';

export const add = 'Tell a program';
export const address = 'Address of the program';
export const example = 'https://n8n.example/webhook/kitchen';
export const addressHint =
  'The program shows it where you choose “webhook”. It ends when you leave this kitchen.';
export const types = 'What shall it be told?';
export const typeName: Record<WebhookType, string> = {
  'food.due': 'What is due, once a day at the hour of your reminders',
  'food.added': 'When food is put in',
  'food.changed': 'When food is opened, frozen, moved or partly used',
  'food.finished': 'When food is eaten, thrown away or given away',
  'list.changed': 'When the shopping list changes',
};
export const save = 'Tell it';
export const cancel = 'Cancel';
export const secret = 'Secret of this program';
export const secretHint =
  'For programs that ask for one: with it they know that a message comes from here. It is shown only now.';
export const copySecret = 'Copy the secret';
export const copied = 'Copied';
export const copyFailed = 'It could not be copied. Please mark it and copy it yourself.';
export const made = 'From now on this program is told.';
export const done = 'Done';
