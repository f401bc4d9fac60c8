export const brokenTitle = 'Da fehlt etwas';
export const brokenLead =
  'Diese Adresse ist unvollständig. Öffne den Link bitte genau so, wie er in der Mail steht.';
export const expiredTitle = 'Dieser Link ist abgelaufen';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Nimm bitte den aus unserer letzten Mail, oder ',
  contact('schreib uns'),
  ', dann erledigen wir es für dich.',
];
export const failed = 'Das hat nicht geklappt';
export const oneMoment = 'Einen Moment …';
export const goToCrisper = 'Zu Crisper';
