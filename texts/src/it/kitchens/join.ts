import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

const until = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `all’${date}` : `al ${date}`) : `a ${date}`;

export const pageTitle = 'Unisciti a una cucina';
export const pageDescription = 'Un invito nella cucina di qualcuno.';
export const loading = 'Guardiamo il tuo invito…';
export const loadFailed = 'Impossibile caricare l’invito';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} ti invita in «${kitchen}»`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Entri come membro: vedi tutto, e con gli alimenti puoi fare tutto.',
  guest: 'Entri come ospite: puoi guardare, non toccare.',
};
export const seen = 'Gli altri in cucina vedono il tuo nome e la tua foto.';
export const validUntil = ({ date }: { date: string }) => `L’invito vale fino ${until(date)}.`;
export const onlyFor = ({ email }: { email: string }) => `È solo per ${email}.`;

export const join = 'Unisciti alla cucina';
export const joining = 'Un momento…';
export const registerAndJoin = 'Crea un account e unisciti';
export const logInAndJoin = 'Accedi e unisciti';
export const notNow = 'Non ora';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Sei già in «${kitchen}»`;
export const memberAlreadyText = 'L’invito resta aperto per gli altri.';
export const open = 'Apri la cucina';

export const goToKitchens = 'Vai alle mie cucine';
export const goHome = 'Vai a Crisper';

export const brokenTitle = 'Il link non è completo';
export const brokenText =
  'Forse un messaggio l’ha tagliato. Copia tutto il link, fino all’ultima lettera, o chiedi di rimandartelo.';
export const endedTitle = 'Questo invito è stato ritirato';
export const endedText =
  'Qualcuno della cucina l’ha ritirato, o c’è una lettera sbagliata nel link. Se devi entrare, chiedi un nuovo link.';
export const expiredTitle = 'Questo invito è scaduto';
export const expiredText = 'Un invito vale sette giorni. Chiedine uno nuovo; si fa in un attimo.';
export const usedUpTitle = 'Questo invito è già stato usato';
export const usedUpText = 'Ha fatto entrare tutte le persone previste. Chiedine uno nuovo.';
export const otherEmailTitle = 'Questo invito è per un’altra persona';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `È per ${email}, e il tuo account qui è ${own}. Accedi con l’altro indirizzo, o chiedi un invito per te.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Non è per ${own}, il tuo account qui. Accedi con l’altro indirizzo, o chiedi un invito per te.`;
export const switchAccount = 'Cambia account';
export const switchFailed = 'L’uscita non è riuscita. Riprova.';
export const needsProofTitle = 'Ancora un passo: è il tuo indirizzo?';
export const needsProofText = ({ own }: { own: string }) =>
  `L’invito è stato mandato a ${own}. Perché nessun altro lo usi, mandiamo lì un’email. Apri il link che contiene, poi torna qui.`;
export const sendProof = 'Mandami l’email';
export const proofSent = ({ own }: { own: string }) => `L’email è in viaggio verso ${own}.`;
export const tryAgain = 'Fatto, fammi entrare';
export const tooManyKitchensTitle = 'Sei già in molte cucine';
export const tooManyKitchensText = 'Venti a persona è il massimo. Lasciane una, poi riapri l’invito.';
export const tooManyPeopleTitle = 'Questa cucina è piena';
export const tooManyPeopleText = 'Non c’è posto per altre persone. Prima qualcuno deve fare spazio.';
