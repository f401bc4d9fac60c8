interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'Qué se guarda de ti';
export const keptIntroduction = 'En la base de datos de este Crisper y en ningún otro sitio.';
export const kept = [
  'Tu nombre, tu correo, tu zona horaria y tu foto, si has elegido una.',
  'Tu comida con su historial, tus notas, tus fotos y tus medidas.',
  'Cuándo quieres recordatorios y las sesiones que has pedido.',
  'Navegador y dirección IP de cada inicio de sesión y de cada cambio en tu cuenta, durante 90 días.',
] as const;
export const notKept = 'No hay publicidad, ni contadores, ni nada que te siga.';
export const more = <T>({ policy, data }: Links<T>) => [
  policy('La política de privacidad'),
  ' lo dice todo. En ',
  data('Tus datos'),
  ' hay una copia de todo y la forma de borrarlo.',
];

export const hereHeading = 'Qué guarda este navegador';
export const hereIntroduction = 'Para que no tengas que entrar cada vez y tus cocinas se abran al momento.';
export const here = [
  'Que has entrado, y con qué cuenta.',
  'Tus cocinas con su comida, y lo que has hecho en ellas y aún no se ha enviado.',
  'Lo último que has elegido, como oscuro o claro, y lo que has escrito sin enviarlo.',
] as const;
export const pagesHere = 'Las páginas de Crisper, para que se abran sin red.';
export const noPagesHere = 'Las páginas de Crisper no, así que sin red no se abren.';
export const amountHere = ({ amount }: { amount: string }) => `Unos ${amount} en total.`;
export const untilLogout = 'Al salir, se borra.';
