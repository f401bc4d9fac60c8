import { plural } from '#de/plural.ts';

export const heading = 'Besprich es mit jemandem vom Fach';
export const introduction =
  'Eine halbe Stunde über deine Küche, mit jemandem, der schon schlimmere Kühlschränke gesehen hat als deinen.';
export const solheimSpecialty = 'Ernährung und Lebensmittelsicherheit';
export const solheimBio =
  'Hat in einem Kinderkrankenhaus über die Lebensmittelsicherheit gewacht. Sagt dir, was das Datum auf der Packung bedeutet und wann du lieber deiner Nase glaubst.';
export const oyelaranSpecialty = 'Kochen ohne Abfall';
export const oyelaranBio =
  'Hat in Restaurants gekocht, die jeden Abend ihre Tonnen wiegen. Macht aus einem Foto deines Kühlschranks fünf Abendessen und einen kurzen Einkaufszettel.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} Jahr Erfahrung`, other: `${years} Jahre Erfahrung` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' von 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Gespräch buchen',
  unseen(` mit ${name}`),
];
export const bookAny = 'Gespräch buchen';

export const testimonials = 'Was andere sagen';
export const stars = ({ count }: { count: number }) => `${count} von 5 Sternen`;
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '„Unsere WG hatte mal vier offene Gläser Pesto. Jetzt haben wir eins, und alle wissen, wem es gehört.“';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'teilt sich die Küche zu viert';
export const darioQuote =
  '„Ich koche für fünf und kaufe samstags ein. Die Liste, was wegmuss, ist inzwischen der ganze Plan.“';
export const darioAuthor = 'Dario';
export const darioRole = 'Vater von drei Kindern';
export const sunnivaQuote =
  '„Eine Woche lang musste ich mich ans Eintragen gewöhnen. Seitdem habe ich eine einzige Gurke weggeworfen.“';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'wohnt allein, ist viel unterwegs';
export const kwameQuote =
  '„Bei uns läuft es auf einem Tablet am Bürokühlschrank. Das Ausmisten am Freitag, mit Zettelchen und Zank, gibt es nicht mehr.“';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'leitet ein Büro';
export const leonieQuote =
  '„Meine Mutter vergisst, was sie aufgemacht hat. Ich schaue aus zweihundert Kilometern in ihr Fach und rufe wegen des Fischs an.“';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'kümmert sich um zwei Küchen';
export const petrQuote =
  '„Eine halbe Stunde mit Mateo, und ich habe aufgehört, Salat in Tüten zu kaufen. Schon dafür hat es sich gelohnt.“';
export const petrAuthor = 'Petr';
export const petrRole = 'hat im Frühling ein Gespräch gebucht';

export const loginRequired = 'Anmeldung nötig';
export const loginRequiredText = 'Melde dich an, um ein Gespräch zu buchen.';
export const login = 'Jetzt anmelden';
export const alreadyRequested = 'Schon angefragt';
export const notSent = 'Nicht gesendet';
export const requested = 'Anfrage abgeschickt!';
export const kept = 'Anfrage notiert';
export const requestedByMail = ({ name }: { name: string }) =>
  `Unser Team meldet sich bald bei dir, um einen Termin für dein Gespräch mit ${name} zu finden.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Deine Anfrage für ein Gespräch mit ${name} liegt für die Leute bereit, die dieses Crisper betreiben. Es verschickt keine Mails, sie müssen also selbst nachsehen; in deinem Profil steht sie auch.`;
