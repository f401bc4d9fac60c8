export const brokenTitle = 'Något saknas';
export const brokenLead = 'Den här adressen är inte fullständig. Öppna länken precis som den står i mejlet.';
export const expiredTitle = 'Länken gäller inte längre';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Använd den i vårt senaste mejl, eller ',
  contact('skriv till oss'),
  ' så ordnar vi det åt dig.',
];
export const failed = 'Det gick inte';
export const oneMoment = 'Ett ögonblick …';
export const goToCrisper = 'Till Crisper';
