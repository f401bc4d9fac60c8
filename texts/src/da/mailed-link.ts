export const brokenTitle = 'Der mangler noget';
export const brokenLead = 'Adressen er ufuldstændig. Åbn linket præcis, som det står i mailen.';
export const expiredTitle = 'Linket er udløbet';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Brug det i vores seneste mail, eller ',
  contact('skriv til os'),
  ', så klarer vi det for dig.',
];
export const failed = 'Det virkede ikke';
export const oneMoment = 'Et øjeblik …';
export const goToCrisper = 'Til Crisper';
