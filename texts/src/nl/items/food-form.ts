export const selectCategory = 'Kies een categorie';
export const dateKept = 'Overgenomen van de vorige keer.';
export const description = 'Beschrijving';
export const inThreeDays = '+3 dagen';
export const inOneWeek = '+1 week';
export const inOneMonth = '+1 maand';

export const draftIsBack = 'Waar je mee bezig was, staat er weer.';
export const draftDatePassed = ({ date }: { date: string }) =>
  `De datum, ${date}, is voorbij: kies een andere.`;
export const draftPhotoGone = 'De foto is niet zo lang bewaard: kies een andere.';
export const startOver = 'Opnieuw beginnen';
