import { plural } from '#sv/plural.ts';

export const pageTitle = 'Tavla';
export const pageDescription = 'Vad ni ska äta först och vad ni ska köpa, för en skärm i köket.';
export const loading = 'Köket laddas.';
export const eatFirst = 'Ät först';
export const nothingDue = 'Inget måste ätas snart.';
export const doNotEat = ({ titles }: { titles: string }) => `Ät inte: ${titles}`;
export const shoppingList = 'Att köpa';
export const nothingToGet = 'Det finns inget på listan.';
export const more = ({ count }: { count: number }) =>
  plural(count, { one: `och ${count} till`, other: `och ${count} till` });

export const notReached = ({ moment }: { moment: string }) =>
  `Crisper går inte att nå. Det här är från ${moment}.`;
export const neverReached = 'Crisper går inte att nå. Skärmen fortsätter att försöka.';
export const mayFallAsleep = 'Den här webbläsaren kan inte hålla skärmen tänd. Ställ in det i surfplattan.';

export const endedTitle = 'Den här skärmen får inte titta in längre';
export const endedText =
  'Nyckeln är avslutad, eller så har den som skapade den lämnat köket. Skapa en ny länk: Jag, Program, Surfplattan på kylen.';
export const noKeyTitle = 'Den här skärmen behöver sin länk';
export const noKeyText =
  'Öppna hela länken, med allt efter #. Du skapar en under Jag, Program, Surfplattan på kylen.';

/** On the page *Programs*. */
export const heading = 'Surfplattan på kylen';
export const introduction =
  'En skärm i köket som visar vad ni ska äta först och vad ni ska köpa. Den kan titta, och ändra inget.';
export const letLookInto = ({ kitchen }: { kitchen: string }) =>
  `Låt surfplattan på kylen titta i ”${kitchen}”`;
export const keyName = 'Surfplattan på kylen';
export const dialogTitle = 'Öppna det här på surfplattan';
export const howTo =
  'Skanna koden med surfplattan, eller kopiera länken och öppna den där. Det här är enda gången den visas. Den som har den ser vad som finns i köket, tills du avslutar nyckeln här nedanför.';
export const codeOf = ({ kitchen }: { kitchen: string }) => `QR-kod för länken som tittar i ”${kitchen}”`;
export const linkLabel = 'Länk till surfplattan';
export const copy = 'Kopiera länken';
export const copied = 'Länken är kopierad.';
export const copyFailed = 'Webbläsaren låter oss inte kopiera. Markera länken och kopiera den själv.';
export const done = 'Klart';
export const noKitchen = 'Skapa ett kök först: det finns inget att titta i än.';
