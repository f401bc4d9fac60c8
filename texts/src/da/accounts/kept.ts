interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'Hvad der er gemt om dig';
export const keptIntroduction = 'I databasen hos dette Crisper og ingen andre steder.';
export const kept = [
  'Dit navn, din mailadresse, din tidszone og dit billede, hvis du har valgt et.',
  'Din mad med dens historik, dine noter, dine fotos og dine målinger.',
  'Hvornår du vil mindes om noget, og de samtaler, du har bedt om.',
  'Browser og IP-adresse ved hvert login og hver ændring af din konto, i 90 dage.',
] as const;
export const notKept = 'Der er ingen reklamer og ikke noget, der tæller dig eller følger dig.';
export const more = <T>({ policy, data }: Links<T>) => [
  policy('Privatlivspolitikken'),
  ' siger det hele. Under »',
  data('Dine data'),
  '« får du en kopi af alt og kan slette det.',
];

export const hereHeading = 'Hvad denne browser gemmer';
export const hereIntroduction =
  'Så du bliver ved at være logget ind, og så dine køkkener åbner med det samme.';
export const here = [
  'At du er logget ind, og som hvem.',
  'Dine køkkener med deres mad, og det, du har gjort der, som endnu ikke er sendt.',
  'Det, du valgte sidst, for eksempel mørk eller lys, og det, du skrev og ikke sendte.',
] as const;
export const pagesHere = 'Crispers sider, så de åbner uden netværk.';
export const noPagesHere = 'Ikke Crispers sider, så uden netværk åbner de ikke.';
export const amountHere = ({ amount }: { amount: string }) => `Cirka ${amount} i alt.`;
export const untilLogout = 'Det fjernes, når du logger ud.';
