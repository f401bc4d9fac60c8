export const backTo = ({ kitchen }: { kitchen: string }) => `Terug naar ${kitchen}`;
export const pageDescription = 'Wat er in de keuken is, en wat je eerst moet opeten.';
export const loading = 'Keuken laden…';
export const loadFailed = 'De keuken kon niet worden geladen';
export const missingPageTitle = 'Keuken niet gevonden';
export const missing = 'Deze keuken is niet open voor jou';
export const missingText =
  'Misschien bestaat de keuken niet meer, of hoor je er niet meer bij. Klopt dat niet, vraag dan iemand in de keuken om een nieuwe uitnodiging.';
export const goToKitchens = 'Naar mijn keukens';

export const menu = 'Deze keuken';
export const allKitchens = 'Alle keukens';
export const peoplePage = 'Mensen';
export const settings = 'Instellingen';
export const waste = 'Wat er van ons eten werd';
export const guest = 'Je bent gast: kijken mag, aankomen niet.';
