interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} lädt dich in die Küche ${kitchen} ein`;
export const heading = 'Komm in unsere Küche';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} möchte die Küche ${kitchen} bei Crisper mit dir teilen: was darin ist, was zuerst gegessen wird und wer sich darum kümmert.`;
export const button = 'Einladung ansehen';
export const smallPrint = ({ days }: { days: number }) =>
  `Der Link gilt ${days} Tage und nur für diese E-Mail-Adresse. Wenn du nicht weißt, wer dich einlädt, ignoriere diese Mail: Ohne dich passiert nichts.`;
