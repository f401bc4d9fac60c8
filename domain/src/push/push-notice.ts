/** What a push message carries to the service worker, which shows it. */
export interface PushNotice {
  /** A notice replaces the one with the same tag, so a message that comes twice is seen once. */
  tag: string;
  title: string;
  body: string;
  /** The path that a tap opens. */
  path: string;
}
