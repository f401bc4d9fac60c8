interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} convida você para a cozinha ${kitchen}`;
export const heading = 'Venha para a nossa cozinha';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} quer compartilhar com você a cozinha ${kitchen} no Crisper: o que tem nela, o que comer primeiro e quem cuida disso.`;
export const button = 'Ver o convite';
export const smallPrint = ({ days }: { days: number }) =>
  `O link vale por ${days} dias e só para este e-mail. Se você não sabe quem está convidando, ignore este e-mail: nada acontece sem você.`;
