import { type SpecialistId, specialistName } from '@crisper/domain/consultations/specialists.ts';
import { useNavigate } from 'react-router';
import { ApiError, UNREACHABLE } from '#http/api-error.ts';
import { fetchCode } from '#http/fetch-code.ts';
import { useSession } from '#session/use-session.ts';
import { askToConfirm, showAlert } from '#ui/alert-dialog.ts';
import { useBusy } from '#ui/use-busy.ts';

async function send(specialist: SpecialistId | null): Promise<void> {
  try {
    // Fetched when it is needed: most visitors only read.
    const { bookConsultation } = await fetchCode(() => import('./consultations-api.ts'));
    await bookConsultation(specialist);
  } catch (error) {
    const text = error instanceof ApiError ? error.message : UNREACHABLE;
    return showAlert({ icon: 'error', title: 'Not Sent', text });
  }
  await showAlert({
    icon: 'success',
    title: 'Booking Request Sent!',
    text: `Our team will contact you shortly to schedule your session with ${specialistName(specialist)}.`,
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
    if (login) navigate('/login', { state: { from: { pathname: '/', hash: '#consultations' } } });
  };
  return { busy, book };
}
