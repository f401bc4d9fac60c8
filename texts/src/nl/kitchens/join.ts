import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'Meedoen in een keuken';
export const pageDescription = 'Een uitnodiging voor iemands keuken.';
export const loading = 'Uitnodiging bekijken…';
export const loadFailed = 'De uitnodiging kon niet worden geladen';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} nodigt je uit in ${kitchen}`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Je komt binnen als lid: je ziet alles, en mag alles met het eten doen.',
  guest: 'Je komt binnen als gast: kijken mag, aankomen niet.',
};
export const seen = 'De anderen in de keuken zien je naam en je foto.';
export const validUntil = ({ date }: { date: string }) => `De uitnodiging werkt tot ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `Alleen voor ${email}.`;

export const join = 'Meedoen in de keuken';
export const joining = 'Even geduld…';
export const registerAndJoin = 'Account maken en meedoen';
export const logInAndJoin = 'Inloggen en meedoen';
export const notNow = 'Niet nu';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Je hoort al bij ${kitchen}`;
export const memberAlreadyText = 'De uitnodiging blijft open voor de anderen.';
export const open = 'Keuken openen';

export const goToKitchens = 'Naar mijn keukens';
export const goHome = 'Naar Crisper';

export const brokenTitle = 'De link is niet volledig';
export const brokenText =
  'Misschien is hij in een bericht afgebroken. Kopieer de hele link, tot en met het laatste teken, of laat hem opnieuw sturen.';
export const endedTitle = 'Deze uitnodiging is ingetrokken';
export const endedText =
  'Iemand in de keuken heeft hem ingetrokken, of er klopt een teken in de link niet. Vraag om een nieuwe link als je welkom bent.';
export const expiredTitle = 'Deze uitnodiging is verlopen';
export const expiredText = 'Een uitnodiging werkt zeven dagen. Vraag om een nieuwe; die is zo gemaakt.';
export const usedUpTitle = 'Deze uitnodiging is op';
export const usedUpText = 'Hij is zo vaak gebruikt als kon. Vraag om een nieuwe.';
export const otherEmailTitle = 'Deze uitnodiging is voor iemand anders';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `Hij is voor ${email}, en je bent ingelogd als ${own}. Log in met het andere adres, of vraag om een eigen uitnodiging.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Je bent ingelogd als ${own}, en daar is hij niet voor. Log in met het andere adres, of vraag om een eigen uitnodiging.`;
export const switchAccount = 'Met een ander account inloggen';
export const switchFailed = 'Uitloggen lukte niet. Probeer het opnieuw.';
export const needsProofTitle = 'Nog één stap: is het jouw adres?';
export const needsProofText = ({ own }: { own: string }) =>
  `De uitnodiging is naar ${own} gestuurd. Zodat niemand anders hem kan gebruiken, sturen we daar een mail heen. Open de link erin en kom dan hier terug.`;
export const sendProof = 'Stuur me de mail';
export const proofSent = ({ own }: { own: string }) => `De mail is onderweg naar ${own}.`;
export const tryAgain = 'Gedaan, laat me binnen';
export const tooManyKitchensTitle = 'Je zit al in veel keukens';
export const tooManyKitchensText =
  'Je kunt in twintig keukens zitten. Verlaat er een en open dan de uitnodiging opnieuw.';
export const tooManyPeopleTitle = 'Deze keuken is vol';
export const tooManyPeopleText =
  'Er passen niet meer mensen in. Iemand in de keuken moet eerst plaats maken.';
