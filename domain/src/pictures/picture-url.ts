/** Pages show what the server itself has, and what comes over HTTPS. Half a URL is not even asked for. */
export function isShowableUrl(url: string): boolean {
  return /^\s*(?:\/|https:)/i.test(url);
}

/** Pages load pictures over HTTPS only. */
export function isInsecureUrl(url: string): boolean {
  return /^\s*http:/i.test(url);
}
