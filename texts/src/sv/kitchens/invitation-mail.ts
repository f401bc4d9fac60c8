interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} bjuder in dig till köket ${kitchen}`;
export const heading = 'Kom in i vårt kök';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} vill dela köket ${kitchen} med dig på Crisper: vad som finns i det, vad ni ska äta först och vem som tar hand om det.`;
export const button = 'Titta på inbjudan';
export const smallPrint = ({ days }: { days: number }) =>
  `Länken gäller i ${days} dagar, bara för den här e-postadressen. Om du inte vet vem som bjuder in dig kan du strunta i mejlet: inget händer utan dig.`;
