export const backTo = ({ kitchen }: { kitchen: string }) => `Tilbage til »${kitchen}«`;
export const pageDescription = 'Hvad der er i køkkenet, og hvad der skal spises først.';
export const loading = 'Henter køkkenet …';
export const loadFailed = 'Køkkenet kunne ikke hentes';
export const missingPageTitle = 'Køkkenet blev ikke fundet';
export const missing = 'Dette køkken er ikke åbent for dig';
export const missingText =
  'Måske er det lukket, eller du er ikke længere med i det. Er det en fejl, så bed nogen i det om en ny invitation.';
export const goToKitchens = 'Til mine køkkener';

export const menu = 'Dette køkken';
export const allKitchens = 'Alle køkkener';
export const peoplePage = 'Folk';
export const settings = 'Indstillinger';
export const waste = 'Sådan gik det med vores mad';
export const guest = 'Du er gæst: Du må se, men ikke røre.';
