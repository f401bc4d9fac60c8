import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/consultations/booking.ts';
import { specialistName } from '@crisper/texts/specialist.ts';
import { useNavigate } from 'react-router';
import { ApiError, unreachable } from '#http/api-error.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { useSession } from '#session/use-session.ts';
import { askToConfirm, showAlert } from '#ui/dialogs/alert-dialog.ts';
import { useBusy } from '#ui/use-busy.ts';

async function send(specialist: SpecialistId | null): Promise<void> {
  let isMailed: boolean;
  try {
    // Fetched when it is needed: most visitors only read.
    const { bookConsultation } = await fetchCode(() => import('./consultations-api.ts'));
    isMailed = await bookConsultation(specialist);
  } catch (error) {
    const { code, message: text } = error instanceof ApiError ? error : unreachable();
    // Not a failure: the earlier request stands.
    if (code === 'already_booked') return showAlert({ icon: 'success', title: texts.alreadyRequested, text });
    return showAlert({ icon: 'error', title: texts.notSent, text });
  }
  const name = specialistName(specialist);
  await showAlert({
    icon: 'success',
    ...(isMailed
      ? { title: texts.requested, text: texts.requestedByMail({ name }) }
      : { title: texts.kept, text: texts.keptWithoutMail({ name }) }),
  });
}

/** Books a session with one specialist, or with any of them. Visitors are asked to log in first. */
export function useBooking() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const book = async (specialist: SpecialistId | null) => {
    if (user) return run(() => send(specialist));
    const login = await askToConfirm({
      icon: 'warning',
      title: texts.loginRequired,
      text: texts.loginRequiredText,
      confirmLabel: texts.login,
    });
    // After the login, the specialists are shown again.
    if (login) navigate(paths.login, { state: { from: { pathname: paths.home, hash: '#consultations' } } });
  };
  return { busy, book };
}
