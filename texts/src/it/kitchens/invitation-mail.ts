interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} ti invita nella cucina ${kitchen}`;
export const heading = 'Vieni nella nostra cucina';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} vorrebbe condividere con te la cucina ${kitchen} su Crisper: cosa c’è dentro, cosa mangiare prima e chi se ne occupa.`;
export const button = 'Guarda l’invito';
export const smallPrint = ({ days }: { days: number }) =>
  `Il link funziona per ${days} giorni, e solo per questo indirizzo email. Se non sai chi ti invita, ignora questa email: senza di te non succede niente.`;
