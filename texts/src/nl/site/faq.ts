export const pageTitle = 'Veelgestelde vragen';
export const pageDescription =
  'Wat Crisper kost, wie ziet wat je toevoegt, wanneer iets telt als bijna verlopen, en nog zeven antwoorden.';
export const heading = 'Veelgestelde vragen';
export const introduction =
  'Tien stuks, met korte antwoorden: wat het kost, wie wat ziet, en wanneer iets telt als verlopen.';
export const askUs = 'Stel ons een andere vraag';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: 'Wat doet Crisper?',
    answer: [
      'Het onthoudt datums, zodat jij dat niet hoeft. Voeg toe wat de koelkast in gaat, met categorie, hoeveelheid, foto en datum; Crisper telt de dagen, laat zien wat vers is, wat bijna verloopt en wat verlopen is, en in je overzicht staat wat je eerst moet opeten. Het werkt voor alles met een datum, ook voor zonnebrand en batterijen.',
    ],
  },
  {
    title: 'Is Crisper gratis?',
    answer: [
      'Ja, helemaal. Er is geen betaalde versie en geen proefperiode die afloopt. Je hebt een account nodig om iets toe te voegen, je eigen overzicht te zien en een gesprek aan te vragen; om rond te kijken en te lezen niet.',
    ],
  },
  {
    title: 'Heb ik een internetverbinding nodig?',
    answer: [
      'Om in te loggen en Crisper voor het eerst te openen wel, en voor de open koelkast. Je eten staat op de server, zodat iedereen in de keuken op elke telefoon en elke computer dezelfde plank ziet. Je eigen keukens werken ook zonder door.',
    ],
  },
  {
    title: 'Werkt het offline?',
    answer: [
      'Ja. Supermarkten hebben dikke muren en kelders hebben geen bereik, dus bewaart je browser je keukens met hun eten en boodschappenlijsten. Je kunt gewoon opeten, afvinken en toevoegen; wat je deed, wordt verzonden zodra er weer verbinding is. Om Crisper zelf zonder verbinding te openen, moet het adres met https beginnen.',
    ],
  },
  {
    title: 'Wanneer telt iets als bijna verlopen?',
    answer: [
      'Als de datum vandaag is of in de komende vijf dagen valt. Eten is goed tot en met de dag die erop staat, dus iets is pas verlopen om middernacht na die dag, en niet eerder. Wat geen datum heeft, krijgt nooit een waarschuwing.',
    ],
  },
  {
    title: 'Wie ziet wat ik toevoeg?',
    answer: [
      'Wat je in een eigen keuken zet: de mensen in die keuken en verder niemand, tenzij een van hen een programma laat meekijken of een link naar een boodschappenlijst doorgeeft. Wat je in de open ',
      link.fridge('koelkast'),
      ' legt: iedereen, want die kun je zonder account openen. Daar staat je naam bij ‘Toegevoegd door’; wie is ingelogd, ziet je e-mailadres, tenzij je in ',
      link.profile('je profiel'),
      ' iets anders kiest. De notitie die je bij iets schrijft, is alleen van jou, waar het ook ligt. Laat persoonlijke dingen dus weg uit de namen, foto’s en beschrijvingen in de open koelkast.',
    ],
  },
  {
    title: 'Kan een gedeelde keuken het samen gebruiken?',
    answer: [
      'Daar is het voor gemaakt. Begin een keuken en stuur de anderen de link. Iedereen logt in met een eigen account, voegt eigen boodschappen toe, en ziet dezelfde plank, met een naam bij wat van één persoon is. In onze artikelen over ',
      link.sharedKitchenArticles('gedeelde keukens'),
      ' staan de huisregels die erbij horen.',
    ],
  },
  {
    title: 'Kan iemand anders mijn eten wijzigen of verwijderen?',
    answer: [
      'In de open koelkast niet: anderen kunnen kijken, maar alleen het account dat iets toevoegde kan het wijzigen of verwijderen, en wat je weggeeft, mogen ze meenemen. In een keuken wel: de leden delen één plank, dus elk lid kan wijzigen, opmaken of weghalen wat erin is, en gasten kunnen alleen kijken. Maakt iemand iets van jou op, dan zegt het belletje wie het was. Je notitie blijft overal van jou. De server controleert dat elke keer, wat er ook op de pagina ervoor staat.',
    ],
  },
  {
    title: 'Ik ben mijn wachtwoord vergeten. Wat nu?',
    answer: [
      'Vraag een link voor een nieuw wachtwoord aan op de ',
      link.passwordReset('pagina daarvoor'),
      '. Heb je je account met Google gemaakt, dan heb je hier geen wachtwoord nodig: kies Google op de ',
      link.login('inlogpagina'),
      '.',
    ],
  },
  {
    title: 'Hoe vraag ik om een nieuwe functie?',
    answer: [
      'Via de pagina ',
      link.contact('Contact'),
      '. Vertel liever wat je in je keuken wilde doen dan welke knop je graag zou hebben; het verhaal van één rommelige dinsdag zegt ons meer dan een schets.',
    ],
  },
];
