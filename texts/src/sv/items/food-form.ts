export const selectCategory = 'Välj en kategori';
export const dateKept = 'Kvar från förra.';
export const description = 'Beskrivning';
export const inThreeDays = '+3 dagar';
export const inOneWeek = '+1 vecka';
export const inOneMonth = '+1 månad';

export const draftIsBack = 'Det du inte blev klar med är tillbaka.';
export const draftDatePassed = ({ date }: { date: string }) =>
  `Datumet ${date} har passerat: välj ett annat.`;
export const draftPhotoGone = 'Fotot sparades inte så länge: välj en annan bild.';
export const startOver = 'Börja om';
