import type { NoticeAct } from './notice-act.ts';

/** What a push message carries to the service worker, which shows it. */
export interface PushNotice {
  /** A notice replaces the one with the same tag, so a message that comes twice is seen once. */
  tag: string;
  title: string;
  body: string;
  /** The path that a tap opens. */
  path: string;
  /** The path that *Look* opens where a tap opens a dish. */
  look?: string;
  /** The buttons. One without an act opens a path. */
  buttons: readonly { act: NoticeAct | 'open'; label: string }[];
  /** How many things have their last day today: the number on the app's icon. */
  due?: number;
  /** Allows the acts, once. */
  token?: string;
}
