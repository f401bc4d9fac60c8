import { plural } from '#sv/plural.ts';

export const heading = 'Prata igenom det med en specialist';
export const introduction = 'En halvtimme om ditt kök, med någon som har sett värre kylskåp än ditt.';
export const solheimSpecialty = 'Näring och livsmedelssäkerhet';
export const solheimBio =
  'Ansvarade för livsmedelssäkerheten på ett barnsjukhus. Berättar vad datumet på paketet betyder, och när du hellre ska lita på näsan.';
export const oyelaranSpecialty = 'Matlagning utan svinn';
export const oyelaranBio =
  'Har lagat mat på restauranger som väger soporna varje kväll. Gör fem middagar och en kort lista av ett foto på ditt kylskåp.';
export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} års erfarenhet`, other: `${years} års erfarenhet` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' av 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Boka samtal',
  unseen(` med ${name}`),
];
export const bookAny = 'Boka ett samtal';

export const testimonials = 'Vad andra säger';
export const stars = ({ count }: { count: number }) => `${count} av 5 stjärnor`;
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];
export const hannahQuote =
  '”I vårt kollektiv hade vi fyra öppna burkar pesto. Nu har vi en, och alla vet vems den är.”';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'delar kök med tre andra';
export const darioQuote =
  '”Jag lagar mat åt fem och handlar på lördagar. Listan över vad som måste ätas är hela planen nu.”';
export const darioAuthor = 'Dario';
export const darioRole = 'trebarnspappa';
export const sunnivaQuote =
  '”Det tog en vecka att vänja sig vid att lägga in saker. Sedan dess har jag slängt en enda gurka.”';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'bor själv, reser mycket';
export const kwameQuote =
  '”Vi har det på en surfplatta vid kontorets kylskåp. Fredagsrensningen med lappar och gräl är borta.”';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'kontorschef';
export const leonieQuote =
  '”Mamma glömmer vad hon har öppnat. Jag tittar på hennes hylla tjugo mil bort och ringer om fisken.”';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'har hand om två kök';
export const petrQuote =
  '”En halvtimme med Mateo och jag slutade köpa sallad i påse. Bara det var värt det.”';
export const petrAuthor = 'Petr';
export const petrRole = 'bokade ett samtal i våras';

export const loginRequired = 'Du måste logga in';
export const loginRequiredText = 'Logga in för att boka ett samtal.';
export const login = 'Logga in';
export const alreadyRequested = 'Du har redan frågat';
export const notSent = 'Inte skickat';
export const requested = 'Förfrågan skickad!';
export const kept = 'Förfrågan sparad';
export const requestedByMail = ({ name }: { name: string }) =>
  `Vårt team hör snart av sig för att hitta en tid för ditt samtal med ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `Din förfrågan om ett samtal med ${name} är sparad åt dem som driver den här servern. Den skickar inga mejl, så de måste titta efter själva; din profil visar den.`;
