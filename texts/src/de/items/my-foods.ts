import type { MyItemSort } from '@crisper/domain/items/item-list.ts';
import { plural } from '#de/plural.ts';

interface Row<T> {
  title: string;
  unseen: (words: string) => T;
}

export const pageTitle = 'Meine Lebensmittel';
export const pageDescription = 'Was du in den Kühlschrank gelegt hast.';
export const heading = 'Meine Lebensmittel';
export const introduction = 'Alles, was du in den Kühlschrank gelegt hast.';
export const introductionInKitchen = ({ kitchen }: { kitchen: string }) =>
  `Alles, was du in „${kitchen}“ hinzugefügt hast, und was dort dir gehört.`;

export const sortName: Record<MyItemSort, string> = {
  newest: 'Neueste zuerst',
  oldest: 'Älteste zuerst',
  'expiry-soonest': 'Läuft zuerst ab',
  'expiry-latest': 'Läuft zuletzt ab',
  'title-first': 'Name A–Z',
  'title-last': 'Name Z–A',
  'category-first': 'Kategorie A–Z',
  'category-last': 'Kategorie Z–A',
  'quantity-most': 'Am meisten zuerst',
  'quantity-least': 'Am wenigsten zuerst',
};

export const foods = 'Lebensmittel';
export const table = 'Meine Lebensmittel';
export const addedColumn = 'Hinzugefügt';
export const select = ({ title }: { title: string }) => `${title} auswählen`;
export const selectAll = 'Alle auf dieser Seite auswählen';
export const update = <T>({ title, unseen }: Row<T>) => ['Ändern', unseen(`: ${title}`)];
export const remove = <T>({ title, unseen }: Row<T>) => ['Löschen', unseen(`: ${title}`)];

export const nothingFound = 'Nichts gefunden.';
export const nothingMatches = 'Von dir passt nichts. Versuche ein anderes Wort oder einen anderen Tag.';
export const emptyHint = 'Fang mit dem Ersten an, was du in deinem Kühlschrank siehst.';
export const addFirst = 'Das Erste hinzufügen';

export const chosenItems = 'Ausgewähltes';
export const selected = ({ count }: { count: number }) => `${count} ausgewählt`;
export const clearSelection = <T>({ unseen }: { unseen: (words: string) => T }) => [
  'Aufheben',
  unseen(': Auswahl'),
];
export const removeSelected = <T>({ count, unseen }: { count: number; unseen: (words: string) => T }) => [
  'Löschen',
  unseen(`: ${count} ausgewählt`),
];

export const removeHeading = 'Wirklich löschen?';
export const removeOneQuestion = <T>({ title }: { title: T }) => ['Möchtest du ', title, ' löschen?'];
export const removeManyQuestion = ({ count }: { count: number }) =>
  `Möchtest du diese ${count} Lebensmittel löschen?`;
export const andMore = ({ count }: { count: number }) =>
  plural(count, { one: `und ${count} weiteres`, other: `und ${count} weitere` });
export const confirmRemoval = 'Löschen';
export const removing = 'Wird gelöscht …';
export const removedToast = ({ count }: { count: number }) =>
  plural(count, { one: 'Gelöscht', other: `${count} Lebensmittel gelöscht` });
export const notRemoved = 'Das Löschen hat nicht geklappt';

export const removed = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `${title} gelöscht.`, other: `${count} Lebensmittel gelöscht.` });
export const moveToKitchen = 'In eine Küche';
export const moveHeading = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `${title} umräumen`, other: `${count} Lebensmittel umräumen` });
export const moveHint = 'Aus dem offenen Kühlschrank in eine Küche, wo es nur die sehen, die dazugehören.';
export const moveTo = ({ kitchen }: { kitchen: string }) => `In „${kitchen}“`;
export const moved = ({ count, title, kitchen }: { count: number; title: string; kitchen: string }) =>
  plural(count, {
    one: `${title}: jetzt in „${kitchen}“.`,
    other: `${count} Lebensmittel: jetzt in „${kitchen}“.`,
  });
export const undo = 'Rückgängig';
export const restoredToast = ({ count, title }: { count: number; title: string }) =>
  plural(count, { one: `Wieder da: ${title}`, other: `Wieder da: ${count} Lebensmittel` });

export const updateHeading = 'Lebensmittel ändern';
export const updateForm = 'Lebensmittel ändern';
export const save = 'Speichern';
export const saving = 'Wird gespeichert …';
export const savedToast = 'Gespeichert';
export const refused = 'Das ließ sich nicht speichern';
export const notSaved = 'Fehler beim Speichern';
export const changedMeanwhile = 'Das hat inzwischen jemand geändert.';
export const description = 'Beschreibung';
export const picture = 'Bild';
export const otherPicture = 'ein anderes Bild';
export const nothing = 'nichts';
export const mineIs = ({ value }: { value: string }) => `Deins: ${value}`;
export const theirsIs = ({ value }: { value: string }) => `Jetzt: ${value}`;
export const keepMine = 'Meins behalten';
export const takeTheirs = 'Das andere nehmen';
export const discardHeading = 'Änderungen verwerfen?';
export const discardHint = 'Was du hier geändert hast, ist nicht gespeichert.';
export const discard = 'Verwerfen';
export const keepEditing = 'Weiter ändern';

export const reminder = 'Erinnerung';
export const reminderHeading = 'Schau mal wieder in deinen Kühlschrank!';
export const reminderHint = 'Damit nichts im Müll landet.';
