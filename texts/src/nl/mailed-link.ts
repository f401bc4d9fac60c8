export const brokenTitle = 'Er ontbreekt iets';
export const brokenLead = 'Dit adres is niet volledig. Open de link precies zoals hij in de mail staat.';
export const expiredTitle = 'Deze link is verlopen';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Gebruik die uit onze laatste mail, of ',
  contact('schrijf ons'),
  ', dan doen wij het voor je.',
];
export const failed = 'Dat lukte niet';
export const oneMoment = 'Een ogenblik…';
export const goToCrisper = 'Naar Crisper';
