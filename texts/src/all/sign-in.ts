import * as signInPopupHere from '@crisper/texts/accounts/sign-in-popup.ts';
import { inEvery } from './every-language.ts';

export const signInPopup = await inEvery(
  signInPopupHere,
  (language) => import(`#${language}/accounts/sign-in-popup.ts`),
);
