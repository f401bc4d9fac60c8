export const pageTitle = 'Log ind';
export const pageDescription =
  'Log ind på Crisper, og se, hvad der er i dit køleskab, hvad der udløber som det næste, og hvad du skal spise først.';
export const heading = 'Kom indenfor';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'Ny her? ',
  register('Opret en konto'),
];
export const closed = 'Her oprettes ingen nye konti for tiden.';
export const invited = 'Ny her? En invitation til nogens køkken giver dig en konto.';
export const note = 'Nogen skal jo holde øje med mælken.';

export const form = 'Log ind';
export const forgotPassword = 'Glemt adgangskode?';
export const logIn = 'Log ind';
export const loggingIn = 'Logger ind …';

export const succeededTitle = 'Godt, du er her!';
export const failedTitle = 'Ikke logget ind';
export const googleSucceededTitle = 'Logget ind med Google!';
export const googleFailedTitle = 'Ikke logget ind med Google';
