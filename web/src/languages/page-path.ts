import * as paths from '@crisper/domain/paths.ts';
import { language } from '@crisper/texts/locale.ts';

/** What the URL paths of this language begin with: "/de", and nothing in English. */
export const basename: string = paths.prefixOf(language);

/** The path of the page, as `paths` has it. */
export const pagePath = (): string => location.pathname.slice(basename.length) || paths.home;
