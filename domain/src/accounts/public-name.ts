/** A person whose provider sent no name. */
const NAMELESS = 'Somebody';

const emailLike = /\S@\S|\S\s*@\s*\S+\.\S/;

/** Compatible forms, such as the full-width @, look the same and count the same. */
export const readsAsEmail = (name: string): boolean => emailLike.test(name.normalize('NFKC'));

/** The name that other people read. One that looks like an email address could be taken for another person's. */
export const publicName = (displayName: string | null, nameless = NAMELESS): string =>
  displayName === null || readsAsEmail(displayName) ? nameless : displayName;
