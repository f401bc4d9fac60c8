export const confirmSubject = 'Bevestig nog even: de mail van Crisper';
export const confirmHeading = 'Nog één klik';
export const confirmQuestion =
  'Iemand, hopelijk jij, vroeg om de mail van Crisper op dit adres. Zullen we die sturen?';
export const confirm = 'Bevestigen';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `De link werkt ${days} dagen. Was jij het niet, negeer deze mail dan: er komt verder niets.`;

export const onListSubject = 'Je krijgt de mail van Crisper al';
export const onListHeading = 'Je staat op de lijst';
export const onList = 'Iemand, hopelijk jij, vroeg om de mail van Crisper op dit adres. Die komt hier al.';
export const enough = 'Genoeg ervan?';
export const unsubscribe = 'Afmelden';
