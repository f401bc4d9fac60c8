interface Names {
  /** Both in quotation marks: people chose them. */
  inviter: string;
  kitchen: string;
}

export const subject = ({ inviter, kitchen }: Names) => `${inviter} inviterer dig til køkkenet ${kitchen}`;
export const heading = 'Kom med i vores køkken';
export const invited = ({ inviter, kitchen }: Names) =>
  `${inviter} vil gerne dele køkkenet ${kitchen} med dig på Crisper: hvad der er i det, hvad der skal spises først, og hvem der tager sig af det.`;
export const button = 'Se invitationen';
export const smallPrint = ({ days }: { days: number }) =>
  `Linket gælder i ${days} dage og kun til denne mailadresse. Ved du ikke, hvem der inviterer dig, så se bort fra mailen: Der sker intet uden dig.`;
