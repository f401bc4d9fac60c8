export const brokenTitle = 'Manca qualcosa';
export const brokenLead = 'Questo indirizzo non è completo. Apri il link esattamente com’è nell’email.';
export const expiredTitle = 'Questo link è scaduto';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Usa quello della nostra ultima email, oppure ',
  contact('scrivici'),
  ' e ci pensiamo noi.',
];
export const failed = 'Non ha funzionato';
export const oneMoment = 'Un momento…';
export const goToCrisper = 'Vai a Crisper';
