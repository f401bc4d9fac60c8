export const PICTURE_NEEDS_HTTPS =
  'Please use a URL that begins with https://, because pictures from http:// cannot be shown';

/** Pages show what the server itself has, and what comes over HTTPS. Half a URL is not even asked for. */
export function isShowableUrl(url: string): boolean {
  return /^\s*(?:\/|https:)/i.test(url);
}

/** Pages load pictures over HTTPS only. */
export function isInsecureUrl(url: string): boolean {
  return /^\s*http:/i.test(url);
}
