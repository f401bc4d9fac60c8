import { plural } from '#de/plural.ts';

export const pageTitle = 'Küchen';
export const pageDescription = 'Die Küchen, die du mit anderen teilst, und der offene Kühlschrank.';
export const heading = 'Küchen';
export const introduction = 'Was in einer Küche ist, sehen nur die, die dazugehören.';
export const loading = 'Deine Küchen werden geladen …';
export const loadFailed = 'Deine Küchen ließen sich nicht laden';
export const yourKitchens = 'Deine Küchen';

/** In the profile. */
export const inKitchens = 'Du bist in';
export const inNone = 'Du bist noch in keiner Küche.';
export const roleAmong = ({ role, people }: { role: string; people: string }) => `${role} · ${people}`;

export const toEatToday = ({ count }: { count: number }) => `Heute ${count} zu essen`;
export const nothingToday = 'Heute muss nichts weg';
export const endsIn = ({ days }: { days: number }) =>
  plural(days, { one: 'Endet innerhalb eines Tages', other: `Endet in ${days} Tagen` });

export const oneMore = 'Noch eine?';
export const start = 'Küche anlegen';
export const startText = 'Zu Hause, in der WG, im Büro. Nur wer eingeladen ist, sieht sie.';
export const join = 'Mitmachen';
export const joinText = 'Mit einem Link oder QR-Code';

export const publicFridge = 'Offener Kühlschrank';
export const publicFridgeText = 'Alle können hineinschauen, und wer ein Konto hat, kann etwas hineinlegen.';

export const whose = 'Wessen Küche soll es sein?';
export const several = 'Du kannst in mehreren sein und jede verlassen.';
export const lookAround = 'Erst in den offenen Kühlschrank schauen';
export const notNow = 'Nicht jetzt';

export const startTitle = 'Wie heißt sie?';
export const name = 'Name der Küche';
export const nameHint = 'Du kannst ihn jederzeit ändern.';
export const suggestedName = ({ person }: { person: string }) => `Küche von ${person}`;
export const plainName = 'Unsere Küche';
export const currency = 'Währung';
export const currencyHint = 'Für das, was Essen kostet. Du kannst sie später ändern.';
export const chooseCurrency = 'Währung wählen';
export const startNow = 'Anlegen';
export const starting = 'Wird angelegt …';

export const joinTitle = 'In einer Küche mitmachen';
export const joinHow =
  'Jemand aus der Küche schickt dir einen Link oder zeigt dir einen Code für die Kamera deines Handys. Öffne den Link oder füge ihn hier ein.';
export const link = 'Der Link, den du bekommen hast';
export const goOn = 'Weiter';
export const noLink = 'Das ist keine Einladung. Bitte kopiere den ganzen Link, bis zum letzten Zeichen.';
