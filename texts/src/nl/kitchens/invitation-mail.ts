interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} nodigt je uit in de keuken ${kitchen}`;
export const heading = 'Kom in onze keuken';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} wil op Crisper de keuken ${kitchen} met je delen: wat er is, wat eerst op moet, en wie ervoor zorgt.`;
export const button = 'Uitnodiging bekijken';
export const smallPrint = ({ days }: { days: number }) =>
  `De link werkt ${days} dagen, alleen voor dit e-mailadres. Ken je de afzender niet, negeer deze mail dan: zonder jou gebeurt er niets.`;
