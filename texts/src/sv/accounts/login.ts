export const pageTitle = 'Logga in';
export const pageDescription =
  'Logga in på Crisper för att se vad som finns i kylen, vad som går ut härnäst och vad du ska äta först.';
export const heading = 'Kom in';
export const newHere = <T>({ register }: { register: (words: string) => T }) => [
  'Ny här? ',
  register('Skapa ett konto'),
];
export const closed = 'Just nu öppnas inga nya konton här.';
export const invited = 'Ny här? En inbjudan till någons kök öppnar ett konto åt dig.';
export const note = 'Någon måste hålla ett öga på mjölken.';

export const form = 'Logga in';
export const forgotPassword = 'Glömt lösenordet?';
export const logIn = 'Logga in';
export const loggingIn = 'Loggar in …';

export const succeededTitle = 'Du är inloggad!';
export const failedTitle = 'Inte inloggad';
export const googleSucceededTitle = 'Du är inloggad med Google!';
export const googleFailedTitle = 'Inte inloggad med Google';
