import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'Vær med i et køkken';
export const pageDescription = 'En invitation til et køkken.';
export const loading = 'Henter din invitation …';
export const loadFailed = 'Invitationen kunne ikke hentes';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} inviterer dig til ${kitchen}`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Du kommer ind som medlem: Du ser alt og kan gøre alt med maden.',
  guest: 'Du kommer ind som gæst: Du må se, men ikke røre.',
};
export const seen = 'De andre i køkkenet ser dit navn og dit billede.';
export const validUntil = ({ date }: { date: string }) => `Invitationen gælder til ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `Den er kun til ${email}.`;

export const join = 'Vær med';
export const joining = 'Et øjeblik …';
export const registerAndJoin = 'Opret en konto, og vær med';
export const logInAndJoin = 'Log ind, og vær med';
export const notNow = 'Ikke nu';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Du er allerede med i »${kitchen}«`;
export const memberAlreadyText = 'Invitationen er stadig åben for de andre.';
export const open = 'Åbn køkkenet';

export const goToKitchens = 'Til mine køkkener';
export const goHome = 'Til Crisper';

export const brokenTitle = 'Linket er ufuldstændigt';
export const brokenText =
  'Måske blev det klippet af i en besked. Kopiér hele linket til og med det sidste tegn, eller bed om at få det sendt igen.';
export const endedTitle = 'Invitationen er lukket';
export const endedText =
  'Nogen i køkkenet har trukket den tilbage, eller et tegn i linket er forkert. Bed om et nyt link, hvis du skal være med.';
export const expiredTitle = 'Invitationen er udløbet';
export const expiredText = 'En invitation gælder i syv dage. Bed om en ny; den er lavet på et øjeblik.';
export const usedUpTitle = 'Invitationen er brugt op';
export const usedUpText = 'Den har lukket så mange ind, som den skulle. Bed om en ny.';
export const otherEmailTitle = 'Invitationen er til en anden';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `Den er til ${email}, og du er logget ind som ${own}. Log ind med den anden adresse, eller bed om din egen invitation.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Du er logget ind som ${own}, og den er til en anden. Log ind med den anden adresse, eller bed om din egen invitation.`;
export const switchAccount = 'Log ind som en anden';
export const switchFailed = 'Du blev ikke logget ud. Prøv igen.';
export const needsProofTitle = 'Et skridt til: Er det din adresse?';
export const needsProofText = ({ own }: { own: string }) =>
  `Invitationen blev sendt til ${own}. For at ingen anden kan bruge den, sender vi en mail dertil. Åbn linket i den, og kom tilbage hertil.`;
export const sendProof = 'Send mig mailen';
export const proofSent = ({ own }: { own: string }) => `Mailen er på vej til ${own}.`;
export const tryAgain = 'Færdig, luk mig ind';
export const tooManyKitchensTitle = 'Du er allerede med i mange køkkener';
export const tooManyKitchensText = 'Man kan være med i tyve. Forlad et af dem, og åbn invitationen igen.';
export const tooManyPeopleTitle = 'Køkkenet er fuldt';
export const tooManyPeopleText = 'Der er ikke plads til flere. Nogen i det må først gøre plads.';
