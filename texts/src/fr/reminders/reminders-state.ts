import { plural } from '#fr/plural.ts';

/** How a person is reminded, in one line. */
export const off = 'Jamais';
export const here = ({ time }: { time: string }) => `${time}, sur cet appareil`;
export const elsewhere = ({ time, count }: { time: string; count: number }) =>
  plural(count, { one: `${time}, sur un autre appareil`, other: `${time}, sur ${count} appareils` });
export const byNtfy = ({ time }: { time: string }) => `${time}, par ntfy`;
export const byMail = ({ time }: { time: string }) => `${time}, par e-mail`;
export const unproven = 'Adresse e-mail à confirmer';
export const noMail = 'Envoi pas encore possible';
