interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'Vad som sparas om dig';
export const keptIntroduction = 'I den här serverns databas, och ingen annanstans.';
export const kept = [
  'Ditt namn, din e-postadress, din tidszon, och din bild om du valt en.',
  'Din mat med dess historik, dina anteckningar, dina foton och dina mått.',
  'När du vill bli påmind, och samtalen du bett om.',
  'Webbläsare och IP-adress vid varje inloggning och varje ändring av kontot, i 90 dagar.',
] as const;
export const notKept = 'Här finns ingen reklam, och inget som räknar eller följer dig.';
export const more = <T>({ policy, data }: Links<T>) => [
  'Allt står i ',
  policy('integritetspolicyn'),
  '. Under ',
  data('Dina data'),
  ' finns en kopia av allt, och vägen till att radera det.',
];

export const hereHeading = 'Vad den här webbläsaren sparar';
export const hereIntroduction = 'Så att du förblir inloggad, och så att dina kök öppnas direkt.';
export const here = [
  'Att du är inloggad, och som vem.',
  'Dina kök med maten i dem, och det du gjort där som inte har skickats än.',
  'Det du senast valt, som mörkt eller ljust, och det du skrivit och inte skickat.',
] as const;
export const pagesHere = 'Crispers sidor, så att de går att öppna utan nätverk.';
export const noPagesHere = 'Inte Crispers sidor, så utan nätverk går de inte att öppna.';
export const amountHere = ({ amount }: { amount: string }) => `Sammanlagt ungefär ${amount}.`;
export const untilLogout = 'När du loggar ut tas det bort.';
