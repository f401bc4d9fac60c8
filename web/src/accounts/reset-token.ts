/** The token in the link of our mail, which is behind the #, or the code in Firebase's, which is in the query. */
export function resetTokenIn({ hash, search }: { hash: string; search: string }): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('oobCode');
}
