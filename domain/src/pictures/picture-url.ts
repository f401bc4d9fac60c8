export const PICTURE_NEEDS_HTTPS =
  'Please use a URL that begins with https://, because pictures from http:// cannot be shown';

/** Pages load pictures over HTTPS only. */
export function isInsecureUrl(url: string): boolean {
  return /^\s*http:/i.test(url);
}
