export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Eerst opeten: ${title}${more > 0 ? ` en nog ${more}` : ''}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Verlopen: ${title}${more > 0 ? ` en nog ${more}` : ''}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Niet meer eten: ${title}${more > 0 ? ` en nog ${more}` : ''}`;
export const heading = 'Je koelkast vandaag';
export const andMore = ({ count }: { count: number }) => `En nog ${count}.`;
export const openNotifications = 'Mijn meldingen openen';
export const whyDaily = 'Je hebt om deze mail gevraagd, elke dag. In je profiel wijzig je wanneer die komt.';
export const whyWhenDue =
  'Je hebt om deze mail gevraagd voor dagen waarop iets op moet. In je profiel wijzig je wanneer die komt.';
export const whyFromTheStart =
  'Deze mail komt als er iets op moet, omdat je e-mailadres is bevestigd. In je profiel wijzig je wanneer die komt.';
export const stop = 'Afmelden';
