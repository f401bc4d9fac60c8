/** A date takes an article, which is shorter before 8 and 11. */
const the = (date: string) => (/^(?:0?8|11)(?!\d)/.test(date) ? `l’${date}` : `il ${date}`);

export const selectCategory = 'Scegli una categoria';
export const dateKept = 'Come l’ultimo alimento.';
export const description = 'Descrizione';
export const inThreeDays = '+3 giorni';
export const inOneWeek = '+1 settimana';
export const inOneMonth = '+1 mese';

export const draftIsBack = 'Ecco di nuovo quello che non avevi finito.';
export const draftDatePassed = ({ date }: { date: string }) =>
  `La sua data, ${the(date)}, è passata: scegline un’altra.`;
export const draftPhotoGone = 'La foto non si è conservata così a lungo: scegli un’altra immagine.';
export const startOver = 'Ricomincia';
