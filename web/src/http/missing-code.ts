/** What Chromium and Firefox, and Safari, say of a module that did not come or came as a page instead. */
const PHRASES =
  /dynamically imported module|importing a module script failed|is not a valid JavaScript MIME type/i;

/** A module of ours could not be fetched, as opposed to a mistake in one that could. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && PHRASES.test(error.message);
