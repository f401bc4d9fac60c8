export const backTo = ({ kitchen }: { kitchen: string }) => `Tillbaka till ”${kitchen}”`;
export const pageDescription = 'Vad som finns i köket, och vad ni ska äta först.';
export const loading = 'Laddar köket …';
export const loadFailed = 'Köket kunde inte laddas';
export const missingPageTitle = 'Köket hittades inte';
export const missing = 'Det här köket är inte öppet för dig';
export const missingText =
  'Det kan ha avslutats, eller så är du inte med längre. Om det är ett misstag, be någon som är med om en ny inbjudan.';
export const goToKitchens = 'Till mina kök';

export const menu = 'Det här köket';
export const allKitchens = 'Alla kök';
export const peoplePage = 'Personer';
export const settings = 'Inställningar';
export const waste = 'Vad det blev av vår mat';
export const guest = 'Du är gäst: du kan titta, inte röra.';
