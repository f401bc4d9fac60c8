import type { CodeRefusal } from '@crisper/domain/labels/pack.ts';
import { plural } from '#fr/plural.ts';

export const heading = 'Scanner des codes-barres';
export const aim = 'Place un code-barres dans le cadre, un paquet après l’autre.';

export const whatIsIt = 'Qu’est-ce que c’est ?';
export const newNumber = ({ number }: { number: string }) =>
  `Le code-barres ${number} est nouveau ici. Nomme-le une fois, et cette cuisine le connaît.`;
export const looksUp = 'Ce serveur cherche les numéros nouveaux dans Open Food Facts.';
/** The licence of the data asks for its name. */
export const offered = 'Le nom vient d’Open Food Facts (ODbL) ; change-le comme tu veux.';
export const remember = 'Retenir';
export const skip = 'Passer';

export const refusal: Record<CodeRefusal, string> = {
  'no-product': 'Ce n’est pas le code-barres d’un produit.',
  'wrong-number': 'Ce code est abîmé ou incomplet. Essaie celui d’à côté.',
};
export const badDate = 'Le code donne une date qui n’existe pas.';

export const scanned = ({ count, last }: { count: number; last: string }) =>
  count === 0
    ? 'Rien de scanné pour l’instant'
    : plural(count, {
        one: `${count} aliment : ${last}`,
        other: `${count} aliments, le dernier : ${last}`,
      });
export const dated = ({ day, isUseBy }: { day: string; isUseBy: boolean }) =>
  isUseBy ? `À consommer jusqu’au ${day}` : `De préférence avant le ${day}`;
export const pastDate = ({ day }: { day: string }) =>
  `Le code dit : ${day}. C’est passé. Choisis une date dans la liste.`;
/** Several packs with the same code, each of which may say how much is in it. */
export const times = ({ count, each }: { count: number; each: string | null }) =>
  each ? `${count} × ${each}` : `${count} ×`;
export const remove = ({ title }: { title: string }) => `Retirer : ${title}`;
/** To the list, where their dates are seen before they are put in. */
export const takeOver = ({ count }: { count: number }) => (count === 0 ? 'Valider' : `Valider (${count})`);
export const leaveOut = ({ count }: { count: number }) => ({
  title: plural(count, { one: 'Laisser l’aliment de côté ?', other: `Laisser ${count} aliments de côté ?` }),
  text: 'Ce que tu as scanné n’est pas encore dans la liste.',
  confirmLabel: 'Laisser de côté',
  cancelLabel: 'Continuer',
});
