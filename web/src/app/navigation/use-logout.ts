import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { leave } from '#session/leave.ts';
import { useSession } from '#session/use-session.ts';
import { askToConfirm, showAlert } from '#ui/dialogs/alert-dialog.ts';

/** Asks first, signs out, says so, and goes to the login page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const { logOut } = useSession();
  return async () => {
    const sure = await askToConfirm({
      icon: 'question',
      title: 'Are you sure?',
      text: 'Do you want to logout?',
      confirmLabel: 'Logout',
    });
    if (!sure) return;
    await leave(async () => {
      try {
        await logOut();
      } catch {
        return showAlert({ icon: 'error', title: 'Error', text: 'Logout failed. Try again.' });
      }
      await showAlert({ icon: 'success', title: 'Success', text: 'You have been logged out' });
      await navigate(paths.login);
    });
  };
}
