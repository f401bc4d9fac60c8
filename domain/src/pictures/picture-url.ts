/** Pages show pictures of the server itself, and those over HTTPS. An incomplete URL is not even requested. */
export function isShowableUrl(url: string): boolean {
  return /^\s*(?:\/|https:)/i.test(url);
}

/** Pages load pictures over HTTPS only. */
export function isInsecureUrl(url: string): boolean {
  return /^\s*http:/i.test(url);
}
