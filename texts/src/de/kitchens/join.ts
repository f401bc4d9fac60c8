import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'In einer Küche mitmachen';
export const pageDescription = 'Eine Einladung in eine Küche.';
export const loading = 'Deine Einladung wird geladen …';
export const loadFailed = 'Die Einladung ließ sich nicht laden';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} lädt dich ein: ${kitchen}`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Du kommst als Mitglied: Du siehst alles und kannst mit dem Essen alles machen.',
  guest: 'Du kommst als Gast: Du darfst schauen, aber nichts anfassen.',
};
export const seen = 'Die anderen in der Küche sehen deinen Namen und dein Bild.';
export const validUntil = ({ date }: { date: string }) => `Die Einladung gilt bis ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `Sie ist nur für ${email}.`;

export const join = 'Mitmachen';
export const joining = 'Einen Moment …';
export const registerAndJoin = 'Konto anlegen und mitmachen';
export const logInAndJoin = 'Anmelden und mitmachen';
export const notNow = 'Nicht jetzt';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Du bist schon in „${kitchen}“`;
export const memberAlreadyText = 'Die Einladung bleibt für die anderen offen.';
export const open = 'Küche öffnen';

export const goToKitchens = 'Zu meinen Küchen';
export const goHome = 'Zu Crisper';

export const brokenTitle = 'Der Link ist nicht vollständig';
export const brokenText =
  'Vielleicht wurde er in einer Nachricht abgeschnitten. Kopiere den ganzen Link, bis zum letzten Zeichen, oder lass ihn dir noch einmal schicken.';
export const endedTitle = 'Diese Einladung wurde beendet';
export const endedText =
  'Jemand in der Küche hat sie zurückgenommen, oder ein Zeichen im Link stimmt nicht. Bitte um einen neuen Link, wenn du mitmachen sollst.';
export const expiredTitle = 'Diese Einladung ist abgelaufen';
export const expiredText =
  'Eine Einladung gilt sieben Tage. Bitte um eine neue, das dauert nur einen Moment.';
export const usedUpTitle = 'Diese Einladung ist aufgebraucht';
export const usedUpText = 'Sie hat so viele hereingelassen, wie sie sollte. Bitte um eine neue.';
export const otherEmailTitle = 'Diese Einladung ist für jemand anderen';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `Sie ist für ${email}, und du bist als ${own} angemeldet. Melde dich mit der anderen Adresse an oder bitte um eine eigene Einladung.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Du bist als ${own} angemeldet, dafür gilt sie nicht. Melde dich mit der anderen Adresse an oder bitte um eine eigene Einladung.`;
export const switchAccount = 'Mit anderem Konto anmelden';
export const switchFailed = 'Abmelden hat nicht geklappt. Versuche es noch einmal.';
export const needsProofTitle = 'Ein Schritt noch: Ist das deine Adresse?';
export const needsProofText = ({ own }: { own: string }) =>
  `Die Einladung ging an ${own}. Damit niemand anderes sie benutzt, senden wir eine Mail dorthin. Öffne ihren Link und komm dann hierher zurück.`;
export const sendProof = 'Mail an mich senden';
export const proofSent = ({ own }: { own: string }) => `Die Mail ist unterwegs an ${own}.`;
export const tryAgain = 'Erledigt, lass mich rein';
export const tooManyKitchensTitle = 'Du bist schon in vielen Küchen';
export const tooManyKitchensText =
  'Mehr als zwanzig gehen nicht. Verlass eine davon und öffne die Einladung dann noch einmal.';
export const tooManyPeopleTitle = 'Diese Küche ist voll';
export const tooManyPeopleText = 'Mehr Leute passen nicht hinein. Erst muss jemand darin Platz machen.';
