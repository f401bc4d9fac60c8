import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import { paths } from '@crisper/domain/paths.ts';
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
    // Nothing went wrong: the first request is on its way.
    if (code === 'already_booked') return showAlert({ icon: 'success', title: 'Already Requested', text });
    return showAlert({ icon: 'error', title: 'Not Sent', text });
  }
  const name = specialistName(specialist);
  await showAlert({
    icon: 'success',
    title: 'Booking Request Sent!',
    text: isMailed
      ? `Our team will contact you shortly to schedule your session with ${name}.`
      : `Your request for a session with ${name} is kept for the people who run this Crisper. It sends no mail, so they have to look for it; your profile lists it.`,
  });
}

/** Books a session with somebody, or whoever has time; visitors are asked to log in first. */
export function useBooking() {
  const { user } = useSession();
  const navigate = useNavigate();
  const { busy, run } = useBusy();
  const book = async (specialist: SpecialistId | null) => {
    if (user) return run(() => send(specialist));
    const login = await askToConfirm({
      icon: 'warning',
      title: 'Login Required',
      text: 'You need to login to book a consultation session.',
      confirmLabel: 'Login Now',
    });
    // Back to the specialists afterwards.
    if (login) navigate(paths.login, { state: { from: { pathname: paths.home, hash: '#consultations' } } });
  };
  return { busy, book };
}
