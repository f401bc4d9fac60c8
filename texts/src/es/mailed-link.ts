export const brokenTitle = 'Falta algo';
export const brokenLead = 'Esta dirección no está completa. Abre el enlace tal como viene en el correo.';
export const expiredTitle = 'Este enlace ha caducado';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Usa el de nuestro último correo o ',
  contact('escríbenos'),
  ' y lo hacemos por ti.',
];
export const failed = 'No ha funcionado';
export const oneMoment = 'Un momento…';
export const goToCrisper = 'Ir a Crisper';
