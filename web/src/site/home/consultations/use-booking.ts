import { useNavigate } from 'react-router';
import { useSession } from '#session/use-session.ts';
import { contactDetails } from '#site/contact-details.ts';
import { askToConfirm, showAlert } from '#ui/alert-dialog.ts';

/** Books a session with somebody; visitors are asked to log in first. */
export function useBooking(): (name: string) => Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  return async (name) => {
    if (!user) {
      const login = await askToConfirm({
        icon: 'warning',
        title: 'Login Required',
        text: 'You need to login to book a consultation session.',
        confirmLabel: 'Login Now',
      });
      if (login) navigate('/login');
      return;
    }
    // Once the server takes bookings, the request goes here and the dialog is SPEC's "Booking Request Sent!".
    const subject = encodeURIComponent(`A session with ${name}`);
    location.assign(`mailto:${contactDetails.email}?subject=${subject}`);
    await showAlert({
      icon: 'question',
      title: 'One more step',
      text: `We opened an e-mail to our team. Send it, and we will find a time with ${name}.`,
    });
  };
}
