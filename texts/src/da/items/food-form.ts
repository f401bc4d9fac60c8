export const selectCategory = 'Vælg en kategori';
export const dateKept = 'Fra sidste gang.';
export const description = 'Beskrivelse';
export const inThreeDays = '+3 dage';
export const inOneWeek = '+1 uge';
export const inOneMonth = '+1 måned';

export const draftIsBack = 'Det, du ikke nåede at gøre færdigt, er her igen.';
export const draftDatePassed = ({ date }: { date: string }) => `Datoen, ${date}, er passeret: Vælg en anden.`;
export const draftPhotoGone = 'Fotoet blev ikke gemt så længe: Vælg et andet billede.';
export const startOver = 'Begynd forfra';
