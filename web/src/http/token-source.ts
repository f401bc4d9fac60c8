/** Where a token comes from when there is none, or when the server did not believe `stale`. */
type TokenSource = (stale: string | null) => Promise<string | null>;

let source: TokenSource = async () => null;

/** The session says where tokens come from; a page that nobody is signed in to does without. */
export function renewTokensBy(next: TokenSource): void {
  source = next;
}

export const renewToken: TokenSource = (stale) => source(stale);
