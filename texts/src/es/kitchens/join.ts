import type { InvitationRole } from '@crisper/domain/kitchens/invitation.ts';

export const pageTitle = 'Unirse a una cocina';
export const pageDescription = 'Una invitación a la cocina de alguien.';
export const loading = 'Abriendo tu invitación…';
export const loadFailed = 'No se pudo abrir la invitación';

export const heading = ({ inviter, kitchen }: { inviter: string; kitchen: string }) =>
  `${inviter} te invita a «${kitchen}»`;
export const comeInAs: Record<InvitationRole, string> = {
  member: 'Entras como miembro: lo ves todo y puedes hacer de todo con la comida.',
  guest: 'Entras como invitado: se mira, pero no se toca.',
};
export const seen = 'La gente de la cocina ve tu nombre y tu foto.';
export const validUntil = ({ date }: { date: string }) => `La invitación funciona hasta el ${date}.`;
export const onlyFor = ({ email }: { email: string }) => `Es solo para ${email}.`;

export const join = 'Unirme a la cocina';
export const joining = 'Entrando…';
export const registerAndJoin = 'Crear una cuenta y unirme';
export const logInAndJoin = 'Entrar y unirme';
export const notNow = 'Ahora no';

export const memberAlready = ({ kitchen }: { kitchen: string }) => `Ya estás en «${kitchen}»`;
export const memberAlreadyText = 'La invitación sigue abierta para los demás.';
export const open = 'Abrir la cocina';

export const goToKitchens = 'Ir a mis cocinas';
export const goHome = 'Ir a Crisper';

export const brokenTitle = 'El enlace no está completo';
export const brokenText =
  'Quizá se cortó en un mensaje. Copia el enlace entero, hasta la última letra, o pide que te lo envíen otra vez.';
export const endedTitle = 'Esta invitación se ha anulado';
export const endedText =
  'Alguien de la cocina la ha anulado o hay una letra mal en el enlace. Si tienes que entrar, pide un enlace nuevo.';
export const expiredTitle = 'Esta invitación ha caducado';
export const expiredText = 'Una invitación funciona siete días. Pide una nueva; se hace en un momento.';
export const usedUpTitle = 'Esta invitación está agotada';
export const usedUpText = 'Ya han entrado tantas personas como estaba previsto. Pide una nueva.';
export const otherEmailTitle = 'Esta invitación es para otra persona';
export const otherEmailText = ({ email, own }: { email: string; own: string }) =>
  `Es para ${email}, y has entrado como ${own}. Entra con el otro correo o pide una invitación para ti.`;
export const otherEmailTextOf = ({ own }: { own: string }) =>
  `Has entrado como ${own}, pero la invitación no es para ese correo. Entra con el otro o pide una invitación para ti.`;
export const switchAccount = 'Entrar con otra cuenta';
export const switchFailed = 'No se pudo cerrar la sesión. Prueba otra vez.';
export const needsProofTitle = 'Un paso más: ¿es tu correo?';
export const needsProofText = ({ own }: { own: string }) =>
  `La invitación se envió a ${own}. Para que no la use nadie más, enviamos un correo allí. Abre su enlace y vuelve aquí.`;
export const sendProof = 'Enviarme el correo';
export const proofSent = ({ own }: { own: string }) => `El correo va camino de ${own}.`;
export const tryAgain = 'Hecho, déjame entrar';
export const tooManyKitchensTitle = 'Ya estás en muchas cocinas';
export const tooManyKitchensText =
  'Una persona puede estar en veinte como mucho. Deja una y abre la invitación otra vez.';
export const tooManyPeopleTitle = 'Esta cocina está llena';
export const tooManyPeopleText = 'No cabe más gente. Alguien de la cocina tiene que hacer sitio primero.';
