export const backTo = ({ kitchen }: { kitchen: string }) => `Zurück zu „${kitchen}“`;
export const pageDescription = 'Was in der Küche ist und was zuerst gegessen wird.';
export const loading = 'Die Küche wird geladen …';
export const loadFailed = 'Die Küche ließ sich nicht laden';
export const missingPageTitle = 'Küche nicht gefunden';
export const missing = 'Diese Küche ist für dich nicht offen';
export const missingText =
  'Vielleicht gibt es sie nicht mehr, oder du gehörst nicht mehr dazu. Wenn das ein Irrtum ist, bitte jemanden darin um eine neue Einladung.';
export const goToKitchens = 'Zu meinen Küchen';

export const menu = 'Diese Küche';
export const allKitchens = 'Alle Küchen';
export const peoplePage = 'Leute';
export const settings = 'Einstellungen';
export const waste = 'Was aus dem Essen wurde';
export const guest = 'Du bist Gast: Du darfst schauen, aber nichts anfassen.';
