export const selectCategory = 'Kategorie wählen';
export const dateKept = 'Vom letzten Mal übernommen.';
export const description = 'Beschreibung';
export const inThreeDays = '+3 Tage';
export const inOneWeek = '+1 Woche';
export const inOneMonth = '+1 Monat';

export const draftIsBack = 'Was du angefangen hast, ist wieder da.';
export const draftDatePassed = ({ date }: { date: string }) =>
  `Das Datum, ${date}, ist vorbei: Bitte wähle ein anderes.`;
export const draftPhotoGone = 'Das Foto wurde nicht so lange aufgehoben: Bitte wähle ein anderes Bild.';
export const startOver = 'Neu anfangen';
