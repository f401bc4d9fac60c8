export const pageTitle = 'Om os';
export const pageDescription =
  'Hvorfor vi begyndte på Crisper i 2025, hvad vi vil ændre med det, og de tre principper, vi bygger efter.';
export const heading = 'Det begyndte med en pose spinat, ingen huskede at have købt';
export const introduction =
  'Crisper er et lille værktøj med én stædig idé: Det meste mad, der smides ud, var helt i orden den dag, nogen glemte det.';

export const missionHeading = 'Derfor er vi her';
export const mission = 'At hjælpe folk med at redde mad, tid og kloden, ét køleskab ad gangen.';
export const missionReason =
  'Hjemmene smider mere mad ud end butikker og restauranter tilsammen. Ingen mener det. Maden ryger om bag mælken, dens dato passerer en travl onsdag, og vandet, energien og arbejdet bag den går ud med skraldeposen. Vi vil have, at datoen finder dig, før det sker.';

export const storyHeading = 'Vores historie';
export const storyPicture = 'Den første udgave: papir, en magnet og en kuglepen, der skulle have været der.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'Vi begyndte i ',
  year('2025'),
  ', i en lejlighed, hvor fire delte ét køleskab, og ingen delte en liste.',
];
export const storyInventory =
  'En søndag tømte vi det ud på køkkenbordet. Tre åbne glas af den samme pesto. To poser spinat, den ene flydende. Et stykke ost, der var købt, elsket og forsvundet. Vi lagde det sammen på bagsiden af en bon, og summen var en weekend ved havet.';
export const storyPaper =
  'Det første Crisper var et ark papir på køleskabsdøren med en kolonne til datoen. Det virkede i ni dage, så var kuglepennen væk. Så vi lagde papiret et sted, hvor kuglepennen ikke kunne blive væk, og gav det en klokke.';
export const storyToday =
  'Siden er det vokset til en app til alle husstande og delte køkkener, med overblik, beskeder og en journal over det, vi har lært om at få mad til at holde. Kolonnen til datoen er stadig hjertet i det.';

export const principlesHeading = 'Vores principper';
export const principles = [
  {
    title: 'Nyttigt før smart',
    text: 'En dato, en nedtælling og et puf i rette øjeblik redder mere mad end nogen dims. Vi bygger det enkle først og får det til at virke på telefonen i din våde hånd.',
  },
  {
    title: 'Ingen dårlig samvittighed',
    text: 'Alle smider noget ud. Crisper viser, hvad der stadig kan reddes i aften, og tæller det, der ikke kunne, uden et ord om skyld.',
  },
  {
    title: 'Delt, hvor det hjælper, privat, hvor det betyder noget',
    text: 'Et køkken fungerer, når alle i det kan se hylden, og ingen andre behøver det. Det åbne køleskab er åbent for alle, også besøgende. Dine noter er kun dine, og vi sælger ikke det, vi ved, til nogen.',
  },
];

export const joinHeading = 'Begynd med den ene ting i dit køleskab, du er mindst sikker på';
export const joinText = 'Tilføj den nu. Mere skal der ikke til; resten kommer gerne af sig selv.';
export const join = 'Vær med';
