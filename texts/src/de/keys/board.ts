import { plural } from '#de/plural.ts';

export const pageTitle = 'Tafel';
export const pageDescription = 'Was zuerst gegessen und was besorgt wird, für einen Bildschirm in der Küche.';
export const loading = 'Die Küche wird geladen.';
export const eatFirst = 'Zuerst essen';
export const nothingDue = 'Nichts muss bald weg.';
export const doNotEat = ({ titles }: { titles: string }) => `Nicht mehr essen: ${titles}`;
export const shoppingList = 'Zu besorgen';
export const nothingToGet = 'Auf der Liste steht nichts.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: `und ${count} weiteres`, other: `und ${count} weitere` });

export const notReached = ({ moment }: { moment: string }) =>
  `Crisper ist nicht erreichbar. Stand: ${moment}.`;
export const neverReached = 'Crisper ist nicht erreichbar. Dieser Bildschirm versucht es weiter.';
export const mayFallAsleep = 'Dieser Browser kann den Bildschirm nicht anlassen. Stell das am Tablet ein.';

export const endedTitle = 'Dieser Bildschirm darf nicht mehr hineinschauen';
export const endedText =
  'Sein Schlüssel ist beendet, oder wer ihn angelegt hat, ist nicht mehr in der Küche. Leg einen neuen Link an: Ich, Programme, Das Tablet am Kühlschrank.';
export const noKeyTitle = 'Dieser Bildschirm braucht seinen Link';
export const noKeyText =
  'Öffne den ganzen Link, mit allem, was hinter dem # steht. Du legst ihn an unter Ich, Programme, Das Tablet am Kühlschrank.';

/** On the page *Programs*. */
export const heading = 'Das Tablet am Kühlschrank';
export const introduction =
  'Ein Bildschirm in der Küche, der zeigt, was zuerst gegessen und was besorgt wird. Er darf schauen und ändert nichts.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Das Tablet am Kühlschrank in „${kitchen}“ schauen lassen`;
export const keyName = 'Tablet am Kühlschrank';
export const dialogTitle = 'Öffne das auf dem Tablet';
export const howTo =
  'Scanne den Code mit dem Tablet oder kopiere den Link und öffne ihn dort. Er wird nur dieses eine Mal gezeigt. Wer ihn hat, sieht, was in der Küche ist, bis du unten seinen Schlüssel beendest.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `QR-Code des Links, der in „${kitchen}“ schaut`;
export const linkLabel = 'Link für das Tablet';
export const copy = 'Link kopieren';
export const copied = 'Link kopiert.';
export const copyFailed =
  'Dein Browser lässt uns nicht kopieren. Bitte markiere den Link und kopiere ihn selbst.';
export const done = 'Fertig';
export const noKitchen = 'Leg erst eine Küche an: Noch gibt es nichts, wo man hineinschauen könnte.';
