/** The messages of Chromium, Firefox and Safari for a module that did not load or came as a page instead. */
const PHRASES =
  /dynamically imported module|importing a module script failed|is not a valid JavaScript MIME type/i;

/** A module of ours could not be loaded, as opposed to an error in a loaded one. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && PHRASES.test(error.message);
