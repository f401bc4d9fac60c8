/** What is behind the # of an invitation's link: the kitchen's id and a secret. */
const TOKEN = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{16,}/i;

/** The token of an invitation, from its link or from a message around it; null where there is none. */
export const invitationTokenIn = (text: string): string | null => TOKEN.exec(text)?.[0] ?? null;
