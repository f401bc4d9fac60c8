export const pageTitle = 'Vanliga frågor';
export const pageDescription =
  'Vad Crisper kostar, vem som kan se din mat, när något räknas som ”Går snart ut”, och sju svar till.';
export const heading = 'Vanliga frågor';
export const introduction =
  'Tio stycken, med korta svar: vad det kostar, vem som ser vad, och när mat räknas som utgången.';
export const askUs = 'Fråga något annat';

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
    title: 'Vad gör Crisper?',
    answer: [
      'Det kommer ihåg datum så att du slipper. Lägg in det som hamnar i kylen med kategori, antal, bild och utgångsdatum; Crisper räknar dagarna, visar vad som är fräscht, vad som snart går ut och vad som gått ut, och din översikt visar vad du ska äta först. Det fungerar för allt med ett datum, även solkräm och batterier.',
    ],
  },
  {
    title: 'Är Crisper gratis?',
    answer: [
      'Ja, alltihop. Det finns ingen betalversion och ingen provperiod som tar slut. Du behöver ett konto för att lägga in saker, se Min sida och boka ett samtal; för att titta runt och läsa behövs inget.',
    ],
  },
  {
    title: 'Behöver jag internet?',
    answer: [
      'För att logga in och öppna Crisper första gången, ja, och för det öppna kylskåpet. Maten finns på servern, så att alla i köket ser samma hylla från vilken telefon eller dator som helst. Dina egna kök fungerar vidare utan.',
    ],
  },
  {
    title: 'Fungerar det offline?',
    answer: [
      'Det gör det. Mataffärer har tjocka väggar och i källare finns ingen täckning, så webbläsaren sparar dina kök med mat och inköpslistor. Fortsätt äta, bocka av och lägga in; det du gjort skickas när det finns nätverk igen. För att öppna själva Crisper utan nätverk måste adressen börja med https.',
    ],
  },
  {
    title: 'När räknas något som ”Går snart ut”?',
    answer: [
      'När datumet är i dag eller inom de närmaste fem dagarna. Mat är bra till och med dagen som står på den, så något blir utgånget vid midnatt efter den dagen och inte tidigare. Det som inte har något datum markeras aldrig.',
    ],
  },
  {
    title: 'Vem kan se det jag lägger in?',
    answer: [
      'Det du lägger i ett eget kök: de som är med i det, och ingen annan, om inte någon av dem låter ett program titta in eller skickar vidare en länk till en inköpslista. Det du lägger i det öppna ',
      link.fridge('kylskåpet'),
      ': alla, för besökare kan öppna det utan konto. Där läser de ditt namn under ”Inlagt av”; de som är inloggade läser din e-postadress, om du inte väljer annat i ',
      link.profile('din profil'),
      '. Anteckningen du skriver är bara din, var saken än finns. Skriv alltså inget personligt i namn, bilder och beskrivningar på mat som är öppen för alla.',
    ],
  },
  {
    title: 'Kan ett delat kök använda det tillsammans?',
    answer: [
      'Det är gjort just för det. Skapa ett kök och skicka länken till de andra. Var och en loggar in med ett eget konto, lägger in det den köper, och alla i köket ser samma hylla, med ett namn bredvid det som är någons eget. Våra artiklar om ',
      link.sharedKitchenArticles('delade kök'),
      ' har husreglerna som hör till.',
    ],
  },
  {
    title: 'Kan någon annan ändra eller ta bort det jag lagt in?',
    answer: [
      'I det öppna kylskåpet, nej: andra kan titta, men bara kontot som lade in något kan ändra eller ta bort det, och det du låter andra ta får de ta. I ett kök, ja: medlemmarna sköter en hylla tillsammans, så var och en kan ändra, göra slut på eller ta bort det som finns där, och gäster kan bara titta. Om någon gör slut på något som är ditt säger notisklockan vem. Din anteckning är din överallt. Servern kontrollerar allt det varje gång, vad sidan framför den än säger.',
    ],
  },
  {
    title: 'Jag har glömt lösenordet. Vad gör jag nu?',
    answer: [
      'Be om en länk för att välja ett nytt på ',
      link.passwordReset('återställningssidan'),
      '. Om du registrerade dig med Google behöver du inget lösenord här: välj Google på ',
      link.login('inloggningssidan'),
      ' i stället.',
    ],
  },
  {
    title: 'Hur ber jag om en funktion?',
    answer: [
      'Via ',
      link.contact('Kontakt'),
      '. Berätta vad du försökte göra i ditt kök hellre än vilken knapp du vill ha; historien om en rörig tisdag säger oss mer än en skiss.',
    ],
  },
];
