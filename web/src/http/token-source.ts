/** The source of a new token when there is none, or when the server refused `stale`. */
type TokenSource = (stale: string | null) => Promise<string | null>;

let source: TokenSource = async () => null;

/** The session sets the source of tokens; a page without a session works without. */
export function renewTokensBy(next: TokenSource): void {
  source = next;
}

export const renewToken: TokenSource = (stale) => source(stale);
