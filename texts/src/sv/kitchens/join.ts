import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'Gå med i ett kök';
export const pageDescription = 'En inbjudan till någons kök.';
export const loading = 'Tittar på din inbjudan …';
export const loadFailed = 'Inbjudan kunde inte läsas';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} bjuder in dig till ”${kitchen}”`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Du går med som medlem: du ser allt och kan göra allt med maten.',
  guest: 'Du går med som gäst: du kan titta, inte röra.',
};
export const seen = 'De andra i köket ser ditt namn och din bild.';
export const validUntil = ({ date }: { date: string }) => `Inbjudan gäller till ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `Den gäller bara för ${email}.`;

export const join = 'Gå med i köket';
export const joining = 'Går med …';
export const registerAndJoin = 'Skapa ett konto och gå med';
export const logInAndJoin = 'Logga in och gå med';
export const notNow = 'Inte nu';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Du är redan med i ”${kitchen}”`;
export const memberAlreadyText = 'Inbjudan är fortfarande öppen för de andra.';
export const open = 'Öppna köket';

export const goToKitchens = 'Till mina kök';
export const goHome = 'Till Crisper';

export const brokenTitle = 'Länken är inte fullständig';
export const brokenText =
  'Den kan ha blivit avhuggen i ett meddelande. Kopiera hela länken, till sista bokstaven, eller be om att få den skickad igen.';
export const endedTitle = 'Inbjudan har avslutats';
export const endedText =
  'Någon i köket har tagit tillbaka den, eller så är en bokstav i länken fel. Be om en ny länk om du ska få komma in.';
export const expiredTitle = 'Inbjudan gäller inte längre';
export const expiredText = 'En inbjudan gäller i sju dagar. Be om en ny; det går fort att skapa en.';
export const usedUpTitle = 'Inbjudan är förbrukad';
export const usedUpText = 'Den har släppt in så många som den var gjord för. Be om en ny.';
export const otherEmailTitle = 'Inbjudan är till någon annan';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `Den är till ${email}, och du är inloggad som ${own}. Logga in med den andra adressen, eller be om en egen inbjudan.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Du är inloggad som ${own}, och den är inte till den adressen. Logga in med den andra adressen, eller be om en egen inbjudan.`;
export const switchAccount = 'Logga in som någon annan';
export const switchFailed = 'Det gick inte att logga ut. Försök igen.';
export const needsProofTitle = 'Ett steg till: är det din adress?';
export const needsProofText = ({ own }: { own: string }) =>
  `Inbjudan skickades till ${own}. För att ingen annan ska kunna använda den skickar vi ett mejl dit. Öppna länken i det och kom sedan tillbaka hit.`;
export const sendProof = 'Skicka mejlet';
export const proofSent = ({ own }: { own: string }) => `Mejlet är på väg till ${own}.`;
export const tryAgain = 'Klart, släpp in mig';
export const tooManyKitchensTitle = 'Du är redan med i många kök';
export const tooManyKitchensText =
  'En person kan vara med i tjugo. Lämna ett av dem och öppna sedan inbjudan igen.';
export const tooManyPeopleTitle = 'Köket är fullt';
export const tooManyPeopleText =
  'Det har så många personer som det rymmer. Någon i köket måste först göra plats.';
