import type { KeyScope } from '@crisper/domain/endpoint.ts';
import { plural } from '#sv/plural.ts';

export const heading = 'Nycklar';
export const introduction =
  'För ett program som frågar efter en ”token”: låt surfplattan på kylen titta i köket, eller hemservern sätta upp saker på listan. Inget av dem får ditt lösenord, och du kan avsluta vart och ett här.';
export const make = 'Skapa en nyckel';
export const none = 'Inget program har en nyckel än.';
export const loadFailed = 'Dina nycklar kunde inte laddas';

/** In the list of the profile's parts. */
export const inShort = ({ count }: { count: number }) =>
  count === 0
    ? 'Inget program har en nyckel'
    : plural(count, { one: `${count} nyckel`, other: `${count} nycklar` });

export const scopeIn: Record<KeyScope, (about: { kitchen: string | null }) => string> = {
  look: ({ kitchen }) => `Tittar i ${kitchen ?? 'alla dina kök'} · ändrar inget`,
  do: ({ kitchen }) => `Tittar i ${kitchen ?? 'alla dina kök'} · ändrar mat och listor`,
};
export const formerKitchen = 'ett kök som du inte längre är med i';
export const neverUsed = 'Aldrig använd';
export const lastUsed = ({ moment }: { moment: string }) => `Senast använd ${moment}`;
export const notUsedSince = ({ day }: { day: string }) => `Inte använd sedan ${day}`;
export const worksThrough = ({ day }: { day: string }) => `gäller till ${day}`;
export const hasEnded = ({ day }: { day: string }) => `avslutad ${day}`;

export const endIt = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Avsluta',
  unseen(` (${name})`),
];
export const askToEnd = ({ name }: { name: string }) => `Avsluta nyckeln ”${name}”?`;
export const endWarning = 'Programmet som har den blir utelåst direkt. Du kan ge det en ny nyckel senare.';
export const endConfirm = 'Avsluta';
export const keep = 'Behåll';
export const ended = 'Nyckeln gäller inte längre.';

export const newKey = 'En ny nyckel';
export const name = 'Vad är den till?';
export const nameExample = 'Surfplattan på kylen';
export const mayDo = 'Den får';
export const scopes: Record<KeyScope, { label: string; hint: string }> = {
  look: { label: 'Bara titta', hint: 'mat, mängder, dagar, listor och sidan om matsvinn' },
  do: { label: 'Titta och ändra', hint: 'lägga in mat, äta upp den, slänga den, ändra listor och recept' },
};
export const inKitchen = 'I';
export const allKitchens = 'Alla mina kök';
export const noKitchen = 'Skapa ett kök först: en nyckel öppnar bara kök.';
export const until = 'Gäller i';
export const lasting = { quarter: '90 dagar', year: '1 år', ever: 'Utan gräns' } as const;
export const never =
  'Den öppnar aldrig ditt konto, ditt lösenord, andra nycklar eller vem som är med i ett kök.';

export const copyNow = 'Kopiera den nu';
export const onlyNow =
  'Det här är enda gången den visas. Har du tappat bort den? Avsluta den och skapa en ny.';
export const theKey = ({ name }: { name: string }) => `Nyckeln ”${name}”`;
export const copy = 'Kopiera nyckeln';
export const copied = 'Nyckeln är kopierad.';
export const copyFailed = 'Webbläsaren låter oss inte kopiera. Markera nyckeln och kopiera den själv.';
export const iHaveIt = 'Jag har den';

/** When the password changes. */
export const endAllToo = ({ count }: { count: number }) =>
  plural(count, {
    one: 'Avsluta också mitt programs nyckel',
    other: `Avsluta också mina programs ${count} nycklar`,
  });
