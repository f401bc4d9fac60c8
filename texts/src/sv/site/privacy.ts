export const pageTitle = 'Integritetspolicy';
export const pageDescription =
  'Vad Crisper lagrar om dig, vem som kan se det, och hur du kopierar, rättar eller raderar det.';
export const heading = 'Integritetspolicy';
export const lead =
  'Vad vi sparar, varför, vem mer som kan se det, och hur du får oss att glömma det. Skrivet för att läsas. Det här är en översättning, det är den engelska texten som är bindande.';
export const lastUpdated = ({ date }: { date: string }) => `Senast uppdaterad: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'i dag';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Vad vi samlar in';
export const collectLead = 'Bara det appen behöver för att fungera:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Ditt konto:'),
  ' namn och e-postadress, din tidszon, och URL:en till en profilbild om du anger en. Om du väljer ett lösenord lagrar vi en envägshash av det och aldrig själva lösenordet.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Din mat:'),
  ' det du lägger in med utgångsdatum, kategori, antal, bild och beskrivning, och de egna anteckningar du skriver; vad det blev av maten, och när; priser, inköpslistor, recept, planerade måltider och vad ditt kök kallar en produkt. Foton lagras utan platsen och kameran som en telefon skriver in i dem.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Dina mått:'),
  ' längd, vikt, ålder och kön, om du trycker på ”Följ utvecklingen” i BMI-räknaren, tills du tar bort dem.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('Det du ber oss om:'),
  ' meddelanden från kontaktsidan med ditt namn och din e-postadress, samtalen du bokar, när du vill bli påmind och på vilka enheter, i vilken kalender eller via vilket ntfy-ämne, dina programs nycklar och när var och en senast användes, de URL:er som dina kök berättar för om vad som händer, och för veckobrevet din e-postadress och tidszon, tills du avslutar det.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Användning:'),
  ' händelserna i ditt eget konto, som att lägga in eller ändra något, vilka notiser du har sett, och vad vår server måste logga för att vara igång och stoppa missbruk.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Om din enhet:'),
  ' typen av webbläsare, IP-adressen och tidszonen den skickar med, så att ”i dag” betyder din dag. Vid varje inloggning och varje ändring av ditt konto sparar vi webbläsare och IP-adress i 90 dagar, så att du kan se det i din profil.',
];
export const browserStorage =
  'Din webbläsare sparar en kortlivad åtkomsttoken i sin lokala lagring och en kaka som förnyar den, som håller dig inloggad; en kaka som visar dig bilderna från dina kök; en kaka genom vilken vi känner igen en webbläsare du har loggat in med förut; det du senast valde eller skrev, som mörkt eller ljust; och, medan du är inloggad, ditt namn, dina kök med maten i dem och det du gjort där, så att de går att öppna utan nätverk. När du loggar ut tas allt det bort. En surfplatta som visar ditt kök behåller nyckeln den öppnades med. Det finns inga reklamkakor och inga spårare från andra företag.';

export const useHeading = 'Hur vi använder det';
export const ourUse =
  'För att visa din mat och räkna dess dagar, säga till innan den går ut, låta dig logga in och förbli inloggad, svara när du skriver, och ta reda på vad som gick sönder. Vi gör inga reklamprofiler, och vad du äter avgör inget annat än vad Min sida visar.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('Vad andra ser:'),
  ' de som är med i ett av dina kök ser maten i det, vem som lade in den och vad var och en av er gjort med den, ditt namn och din bild, och din e-postadress bara om du visar den för alla. De ser också inköpslistor, recept och planerade måltider; den som får en länk till en lista av en medlem ser den listan och medlemmens namn, i högst två dagar. Det som finns i det öppna kylskåpet är offentligt: den som öppnar sidan Kylskåp kan se namn, bild, kategori, antal, beskrivning och datum, med eller utan konto. Under ”Inlagt av” läser besökare ditt namn och inloggade din e-postadress, om du inte väljer annat i din profil. Dina anteckningar, notiser, listan över händelser och mått visas bara för dig.',
];

export const sharingHeading = 'Delning';
export const sharingLead =
  'Vi säljer inte dina data, till någon, i något syfte. Vi kan dela den del som behövs med:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('tjänsteleverantörer'),
  ' som driver servern, levererar våra mejl eller, när du väljer det, loggar in dig med Google, och som får använda uppgifterna bara till det;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('myndigheter'),
  ', när lagen inte ger oss något val, och då inte mer än den kräver;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('närstående bolag'),
  ' till Crisper, som är bundna av samma policy.',
];
export const linkedPictures =
  'Där de som driver servern har slagit på det slås numret på en produkt som du skannar upp på Open Food Facts, av vår server och utan ett ord om dig. Om du ger oss adressen till en webbsida med ett recept läser vår server sidan åt dig: den andra webbplatsen får varken veta din IP-adress eller vem som frågade. Personer kan länka bilder från andra webbplatser. Din webbläsare laddar dem därifrån, så den andra webbplatsen ser din IP-adress, men inte vilken av våra sidor du tittade på.';
export const programs =
  'Andra program får veta något om din mat bara om en person släpper in dem. Den som har en nyckel som du skapat för ett program, en surfplatta eller en assistent läser det som nyckeln är till för, och ändrar det om du tillåtit det, tills nyckeln går ut eller du avslutar den; en assistent lämnar det den läser till den som driver den. Den som har URL:en till din kalender läser dina datum, tills du stänger av den eller skapar en ny. En webhook för ett kök, som var och en av medlemmarna kan lägga upp, skickar vad som läggs in, vad som ändras, vad som tar slut, vad som går ut och vad som händer på inköpslistorna till den URL de valt, utan namn på personer, och avslutas när de lämnar köket. En påminnelse via ntfy passerar servern för dess ämne i klartext; en notis på din telefon passerar den som gör din webbläsare, krypterad, så att de inte kan läsa den.';
export const broughtFiles =
  'De flesta filer med mat som du tar med dig läses på din enhet, och vi får bara det du lägger in. Ett annat programs databas läses av vår server och raderas så snart det är klart; konton och lösenord i den läses inte.';

export const securityHeading = 'Säkerhet';
export const security =
  'Dina data ligger i databasen för den Crisper du använder. Lösenord hashas med Argon2id, webbläsarnas åtkomsttoken går ut efter tio minuter, av programmens nycklar lagrar vi en envägshash, och varje ändring kontrolleras på servern: mot kontot som lade in saken, eller i ett kök mot dem som är med i det. När du loggar ut avslutas sessionen där, inte bara i din webbläsare. Inget system är ofelbart: om dina data någonsin drabbas av ett intrång berättar vi vad som hände och vad du ska göra.';

export const rightsHeading = 'Dina rättigheter';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Du får ',
  strong('ta del av'),
  ' allt vi har om dig, ',
  strong('rätta'),
  ' det som är fel och ',
  strong('radera'),
  ' det som du inte längre vill ha sparat. Allt det kan du göra själv, direkt: mat, anteckningar och mått på deras sidor, namn och bild i din profil. ',
  yourData('Ladda ner mina data'),
  ' finns också där, och det gör även ',
  deleteAccount('Radera kontot'),
  ', som tar med sig allt i kontot; bara äldre säkerhetskopior har det kvar, tills de ersätts.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'För allt annat, som ett meddelande du en gång skickat oss, eller där knapparna inte hjälper, skriv till ',
  email,
  ' från e-postadressen du registrerade dig med.',
];

export const changesHeading = 'Ändringar av policyn';
export const changes =
  'När programmet ändrar vad det lagrar ändras den här sidan med det, och datumet högst upp säger hur aktuell texten är. Om en ändring rör dina rättigheter meddelar vi det här innan den gäller.';

export const contactHeading = 'Dataskyddsombud';
export const contact = <T>({ email }: { email: T }) => [
  'Frågor, önskemål och klagomål om dina data går till vårt dataskyddsombud på ',
  email,
  '. En människa läser dem och svarar inom 30 dagar.',
];
