export const brokenTitle = 'There is something missing';
export const brokenLead = 'This address is not complete. Please open the link exactly as it is in the mail.';
export const expiredTitle = 'This link has expired';
export const expiredLead = <T>({ contact }: { contact: (words: string) => T }) => [
  'Please use the one in our latest mail, or ',
  contact('write to us'),
  ' and we do it for you.',
];
export const failed = 'That did not work';
export const oneMoment = 'One moment…';
export const goToCrisper = 'Go to Crisper';
