export const pageTitle = 'Privacyverklaring';
export const pageDescription =
  'Wat Crisper over je bewaart, wie het kan zien, en hoe je het kopieert, verbetert of verwijdert.';
export const heading = 'Privacyverklaring';
export const lead =
  'Wat we bewaren, waarom, wie het nog meer kan zien, en hoe je ons laat vergeten. Geschreven om gelezen te worden. Dit is een vertaling: de Engelse tekst is bindend.';
export const lastUpdated = ({ date }: { date: string }) => `Laatst gewijzigd: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'vandaag';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Wat we bewaren';
export const collectLead = 'Alleen wat de app nodig heeft om te werken:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Je account:'),
  ' naam en e-mailadres, je tijdzone, en de URL van een profielfoto als je die opgeeft. Kies je een wachtwoord, dan bewaren we daar een onomkeerbare hash van en nooit het wachtwoord zelf.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Je eten:'),
  ' wat je toevoegt, met datum, categorie, hoeveelheid, foto en beschrijving, en de notities die je er voor jezelf bij schrijft; wat ermee gebeurde, en wanneer; prijzen, boodschappenlijsten, recepten, geplande maaltijden en hoe je keuken een product noemt. Foto’s worden bewaard zonder de plaats en de camera die een telefoon erin zet.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Je metingen:'),
  ' lengte, gewicht, leeftijd en geslacht, als je bij de BMI-calculator op ‘Bijhouden’ tikt, tot je ze verwijdert.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('Wat je ons vraagt:'),
  ' berichten van de contactpagina met je naam en e-mailadres, de gesprekken die je aanvraagt, wanneer je een herinnering wilt en op welke apparaten, in welke agenda of via welk topic van ntfy, de sleutels van je programma’s en wanneer elk het laatst is gebruikt, de URL’s waaraan je keukens melden wat er gebeurt, en voor de wekelijkse mail je e-mailadres en je tijdzone, tot je je afmeldt.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Gebruik:'),
  ' de activiteiten van je eigen account, zoals eten toevoegen of wijzigen, welke meldingen je hebt gezien, en wat onze server moet bijhouden om te blijven draaien en misbruik te stoppen.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Je apparaat:'),
  ' het soort browser, het IP-adres en de tijdzone die hij meestuurt, zodat ‘vandaag’ jouw vandaag is. Bij elke keer inloggen en elke wijziging van je account bewaren we browser en IP-adres 90 dagen, zodat je ze in je profiel kunt terugzien.',
];
export const browserStorage =
  'Je browser bewaart een kortlevend toegangstoken in zijn lokale opslag en een cookie die dat vernieuwt; samen houden ze je ingelogd. Verder een cookie die je de foto’s van je keukens laat zien; een cookie waaraan we een browser herkennen waarin je al eens inlogde; wat je het laatst koos of typte, zoals donker of licht; en, zolang je bent ingelogd, je naam, je keukens met hun eten en wat je daar deed, zodat ze zonder verbinding opengaan. Bij uitloggen wordt dat allemaal gewist. Een tablet die je keuken toont, houdt de sleutel waarmee hij is geopend. Er zijn geen reclamecookies en geen trackers van andere bedrijven.';

export const useHeading = 'Waar we het voor gebruiken';
export const ourUse =
  'Om je eten te tonen en de dagen te tellen, om je te waarschuwen voor het verloopt, om je in te loggen en ingelogd te houden, om te antwoorden als je schrijft, en om uit te zoeken wat er stukging. We maken geen reclameprofielen, en wat je eet bepaalt niets anders dan wat je overzicht toont.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('Wat anderen zien:'),
  ' de mensen in een keuken van jou zien het eten daar, wie het toevoegde en wat ieder van jullie ermee deed, je naam en je foto, en je e-mailadres alleen als je het aan iedereen toont. Ook de boodschappenlijsten, recepten en geplande maaltijden van die keuken zien ze; wie van een lid een link naar een lijst krijgt, ziet die lijst en de naam van het lid, hoogstens twee dagen lang. Wat in de open koelkast ligt, is openbaar: iedereen die de pagina Koelkast opent, ziet van alles daar de naam, foto, categorie, hoeveelheid, beschrijving en datums, met of zonder account. Bij ‘Toegevoegd door’ zien bezoekers je naam en ziet wie is ingelogd je e-mailadres, tenzij je in je profiel iets anders kiest. Je notities, meldingen, activiteiten en metingen zie alleen jij.',
];

export const sharingHeading = 'Delen met anderen';
export const sharingLead =
  'We verkopen je gegevens niet, aan niemand en nergens voor. Het deel dat nodig is, mogen we delen met:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('dienstverleners'),
  ' die de server draaien, onze mail bezorgen of je met Google inloggen als je dat kiest, en die de gegevens alleen voor die taak mogen gebruiken;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('autoriteiten'),
  ', als de wet ons geen keus laat, en dan niet meer dan de wet vraagt;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('verbonden ondernemingen'),
  ' van Crisper, waarvoor dezelfde verklaring geldt.',
];
export const linkedPictures =
  'Waar de mensen die deze Crisper beheren dat hebben aangezet, zoekt onze server het nummer van een product dat je scant op bij Open Food Facts, zonder een woord over jou. Geef je ons het adres van een webpagina met een recept, dan leest onze server die pagina voor je: de andere site komt je IP-adres niet te weten, en ook niet wie het vroeg. Mensen kunnen naar foto’s op andere sites verwijzen. Je browser haalt die daar op, dus de andere site ziet je IP-adres, maar niet welke van onze pagina’s je bekeek.';
export const programs =
  'Andere programma’s komen alleen iets over je eten te weten als iemand ze binnenlaat. Wie een sleutel heeft die je voor een programma, een tablet of een assistent maakte, leest waar die sleutel voor is, en wijzigt het als je dat toestond, tot de sleutel afloopt of je hem intrekt; een assistent geeft wat hij leest door aan wie hem beheert. Wie de URL van je agenda heeft, leest je datums, tot je die uitzet of een nieuwe maakt. Een webhook van een keuken, die elk lid kan instellen, stuurt wat erbij komt, wat verandert, wat weg is, wat op moet en wat er op de boodschappenlijsten gebeurt naar de gekozen URL, zonder namen van mensen, en stopt als dat lid de keuken verlaat. Een herinnering via ntfy gaat leesbaar over de server van het topic; een melding op je telefoon gaat versleuteld langs de maker van je browser, zodat die de melding niet kan lezen.';
export const broughtFiles =
  'De meeste bestanden met eten die je meebrengt, worden op je eigen apparaat gelezen, en wij krijgen alleen wat je toevoegt. De database van een ander programma leest onze server, die hem verwijdert zodra dat klaar is; accounts en wachtwoorden erin worden niet gelezen.';

export const securityHeading = 'Beveiliging';
export const security =
  'Je gegevens staan in de database van de Crisper die je gebruikt. Wachtwoorden worden gehasht met Argon2id, de toegangstokens van browsers verlopen na tien minuten, van de sleutels van programma’s bewaren we een onomkeerbare hash, en elke wijziging van eten wordt op de server gecontroleerd: of het account het toevoegde, of in een keuken of je bij die keuken hoort. Uitloggen beëindigt de sessie daar, niet alleen in je browser. Geen systeem is onfeilbaar: raakt een lek ooit jouw gegevens, dan zeggen we je wat er is gebeurd en wat je moet doen.';

export const rightsHeading = 'Je rechten';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Je mag alles wat we over je hebben ',
  strong('inzien'),
  ', ',
  strong('verbeteren'),
  ' wat niet klopt en ',
  strong('verwijderen'),
  ' wat je niet langer bewaard wilt hebben. Dat kan allemaal zelf en meteen: eten, notities en metingen op hun pagina’s, je naam en je foto in je profiel. Daar vind je ook ‘',
  yourData('Mijn gegevens downloaden'),
  '’ en ‘',
  deleteAccount('Account verwijderen'),
  '’, waarmee alles in het account verdwijnt; alleen in eerdere back-ups staat het nog, tot die worden vervangen.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'Voor al het andere, zoals een bericht dat je ons ooit stuurde, of waar de knoppen niet helpen, schrijf je naar ',
  email,
  ', vanaf het e-mailadres van je account.',
];

export const changesHeading = 'Wijzigingen van deze verklaring';
export const changes =
  'Verandert wat de software bewaart, dan verandert deze pagina mee, en de datum bovenaan zegt hoe actueel de tekst is. Raakt een wijziging je rechten, dan kondigen we die hier aan voor ze ingaat.';

export const contactHeading = 'Functionaris voor gegevensbescherming';
export const contact = <T>({ email }: { email: T }) => [
  'Vragen, verzoeken en klachten over je gegevens gaan naar onze functionaris voor gegevensbescherming: ',
  email,
  '. Een mens leest ze en antwoordt binnen 30 dagen.',
];
