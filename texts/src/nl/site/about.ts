export const pageTitle = 'Over ons';
export const pageDescription =
  'Waarom we in 2025 met Crisper begonnen, wat er anders moet, en de drie principes waar we naar bouwen.';
export const heading = 'Het begon met een zak spinazie waarvan niemand meer wist wie hem had gekocht';
export const introduction =
  'Crisper is een klein hulpmiddel met één koppig idee: het meeste weggegooide eten was nog prima op de dag dat iemand het vergat.';

export const missionHeading = 'Waar we het voor doen';
export const mission = 'Eten, tijd en de planeet redden, koelkast voor koelkast.';
export const missionReason =
  'Huishoudens gooien meer eten weg dan winkels en restaurants samen. Niemand doet het expres. Het schuift achter de melk, de datum gaat voorbij op een drukke woensdag, en het water, de energie en het werk die erin zitten, verdwijnen mee met de vuilniszak. Wij willen dat de datum jou eerder vindt.';

export const storyHeading = 'Ons verhaal';
export const storyPicture = 'De eerste versie: papier, een magneet en een pen die had moeten blijven hangen.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'We begonnen in ',
  year('2025'),
  ', in een huis waar vier mensen één koelkast deelden en niemand een lijst.',
];
export const storyInventory =
  'Op een zondag haalden we hem leeg en zetten alles op de keukentafel. Drie open potten van dezelfde pesto. Twee zakken spinazie, waarvan één vloeibaar. Een stuk kaas: gekocht, geliefd, kwijtgeraakt. We telden het op achter op een kassabon, en er kwam een weekendje weg uit.';
export const storyPaper =
  'De eerste Crisper was een vel papier op de koelkastdeur, met een kolom voor de datum. Dat werkte negen dagen, tot de pen weg was. Dus legden we het papier op een plek waar geen pen kan kwijtraken, en gaven het een belletje.';
export const storyToday =
  'Sindsdien is het gegroeid, tot een app voor elk huishouden en elke gedeelde keuken, met een overzicht, meldingen en een blog over wat we leerden over eten bewaren. De kolom voor de datum is nog altijd het hart ervan.';

export const principlesHeading = 'Onze principes';
export const principles = [
  {
    title: 'Eerst handig, dan slim',
    text: 'Een datum, een aftelklok en een duwtje op het juiste moment redden meer eten dan welk snufje ook. We bouwen eerst het gewone, en zorgen dat het werkt op de telefoon in je natte hand.',
  },
  {
    title: 'Geen schuldgevoel',
    text: 'Iedereen gooit weleens iets weg. Crisper laat zien wat er vanavond nog te redden is, en telt zonder één verwijt wat niet meer te redden was.',
  },
  {
    title: 'Gedeeld waar het helpt, privé waar het telt',
    text: 'Een keuken werkt als iedereen erin de plank kan zien, en verder niemand dat hoeft. De open koelkast is voor iedereen open, ook zonder account. Je notities zijn alleen van jou, en wat we weten, verkopen we aan niemand.',
  },
];

export const joinHeading = 'Begin met dat ene ding in je koelkast waar je het meest over twijfelt';
export const joinText = 'Voeg het nu toe. Meer hoef je niet te beloven; de rest volgt meestal vanzelf.';
export const join = 'Doe mee';
