import type { ChosenTopic } from '@crisper/domain/reminders/ntfy-topic.ts';

export const heading = 'Par ntfy';
export const introduction =
  'ntfy est une appli gratuite qui affiche des notifications sur un téléphone, même celles d’un Crisper à la maison qui n’envoie pas d’e-mails. Choisis-y un sujet et saisis son adresse ici.';
export const stateText: Record<ChosenTopic['state'], string> = {
  untried: 'Tes rappels vont à ce sujet.',
  reached: 'Tes rappels vont à ce sujet. Le dernier y est arrivé.',
  failed: 'Le dernier rappel n’y est pas arrivé. Il a pris un autre chemin, si tu en as un.',
};
export const topic = 'Adresse du sujet';
export const example = 'https://ntfy.sh/notre-frigo-7Kq2';
export const hint =
  'Qui connaît le sujet peut lire ce qui y est envoyé : donne-lui un nom que personne ne devine.';
export const save = 'Me le rappeler là';
export const tryIt = 'Essayer';
export const remove = 'Retirer';
export const saved = 'Les rappels vont à ce sujet.';
export const removed = 'Les rappels ne vont plus à un sujet ntfy.';
