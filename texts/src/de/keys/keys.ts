import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#de/plural.ts';

export const heading = 'Schlüssel';
export const introduction =
  'Für ein Programm, das nach einem „Token“ fragt: Lass das Tablet am Kühlschrank in deine Küche schauen oder deinen Server zu Hause etwas auf die Liste setzen. Keins davon bekommt dein Passwort, und jeden Schlüssel kannst du hier beenden.';
export const make = 'Schlüssel anlegen';
export const none = 'Noch hat kein Programm einen Schlüssel.';
export const loadFailed = 'Deine Schlüssel ließen sich nicht laden';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0
    ? 'Noch kein Schlüssel'
    : plural(count, { one: `${count} Schlüssel`, other: `${count} Schlüssel` });

export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Schaut in: ${kitchen ?? 'alle deine Küchen'} · ändert nichts`,
  do: ({ kitchen }) => `Schaut in: ${kitchen ?? 'alle deine Küchen'} · ändert Lebensmittel und Listen`,
};
export const formerKitchen = 'eine Küche, in der du nicht mehr bist';
export const neverUsed = 'Nie benutzt';
export const lastUsed = ({ moment }: { moment: string }) => `Zuletzt benutzt: ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Nicht benutzt seit dem ${day}`;
export const worksThrough = ({ day }: { day: string }) => `gilt bis ${day}`;
export const hasEnded = ({ day }: { day: string }) => `endete am ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Beenden',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `Schlüssel „${name}“ beenden?`;
export const endWarning =
  'Das Programm, das ihn hat, ist sofort ausgesperrt. Du kannst ihm später einen neuen geben.';
export const endConfirm = 'Beenden';
export const keep = 'Behalten';
export const ended = 'Der Schlüssel gilt nicht mehr.';

export const newKey = 'Ein neuer Schlüssel';
export const name = 'Wofür ist er?';
export const nameExample = 'Tablet am Kühlschrank';
export const mayDo = 'Er darf';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Nur schauen', hint: 'Lebensmittel, Mengen, Tage, Listen und die Verschwendung' },
  do: {
    label: 'Schauen und ändern',
    hint: 'Lebensmittel hinzufügen, essen, wegwerfen, Listen und Rezepte ändern',
  },
};
export const inKitchen = 'In';
export const allKitchens = 'Alle meine Küchen';
export const noKitchen = 'Leg erst eine Küche an: Ein Schlüssel öffnet nur Küchen.';
export const until = 'Gültig';
export const lasting = { quarter: '90 Tage', year: '1 Jahr', ever: 'Unbegrenzt' } as const;
export const never =
  'Er öffnet nie dein Konto, dein Passwort oder andere Schlüssel und ändert nie, wer in einer Küche ist.';

export const copyNow = 'Kopiere ihn jetzt';
export const onlyNow = 'Er wird nur dieses eine Mal gezeigt. Verloren? Beende ihn und leg einen neuen an.';
export const theKey = ({ name }: { name: string }) => `Schlüssel „${name}“`;
export const copy = 'Schlüssel kopieren';
export const copied = 'Schlüssel kopiert.';
export const copyFailed =
  'Dein Browser lässt uns nicht kopieren. Bitte markiere den Schlüssel und kopiere ihn selbst.';
export const iHaveIt = 'Ich hab ihn';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Auch den Schlüssel meines Programms beenden',
    other: `Auch die ${count} Schlüssel meiner Programme beenden`,
  });
