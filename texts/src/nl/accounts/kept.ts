interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'Wat er over je wordt bewaard';
export const keptIntroduction = 'In de database van deze Crisper, en nergens anders.';
export const kept = [
  'Je naam, je e-mailadres, je tijdzone, en je foto als je die hebt gekozen.',
  'Je eten met de geschiedenis, je notities, je foto’s en je metingen.',
  'Wanneer je een herinnering wilt, en de gesprekken die je hebt aangevraagd.',
  'Browser en IP-adres van elke keer inloggen en elke wijziging van je account, 90 dagen lang.',
] as const;
export const notKept = 'Er is geen reclame, en niets dat je telt of volgt.';
export const more = <T>({ policy, data }: Links<T>) => [
  'Alles staat in de ',
  policy('privacyverklaring'),
  '. Bij ',
  data('Je gegevens'),
  ' vind je een kopie van alles, en hoe je het verwijdert.',
];

export const hereHeading = 'Wat deze browser bewaart';
export const hereIntroduction = 'Zodat je ingelogd blijft, en je keukens meteen opengaan.';
export const here = [
  'Dat je bent ingelogd, en als wie.',
  'Je keukens met hun eten, en wat je daar deed en nog niet is verzonden.',
  'Wat je het laatst koos, zoals donker of licht, en wat je typte en niet verstuurde.',
] as const;
export const pagesHere = 'De pagina’s van Crisper, zodat ze zonder verbinding opengaan.';
export const noPagesHere = 'Niet de pagina’s van Crisper, dus zonder verbinding gaan ze niet open.';
export const amountHere = ({ amount }: { amount: string }) => `Samen ongeveer ${amount}.`;
export const untilLogout = 'Bij uitloggen wordt het gewist.';
