import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/navigation.ts';
import { useNavigate } from 'react-router';
import { leave } from '#session/leave.ts';
import { useSession } from '#session/use-session.ts';
import { askToConfirm, showAlert } from '#ui/dialogs/alert-dialog.ts';

/** Asks first, signs out, says so, and goes to the login page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const { logOut } = useSession();
  return async () => {
    const unsent = await import('#kept/unsent.ts').then(({ unsentText }) => unsentText()).catch(() => null);
    const sure = await askToConfirm({
      icon: 'question',
      title: texts.logoutTitle,
      text: unsent ?? texts.logoutQuestion,
      confirmLabel: texts.logout,
    });
    if (!sure) return;
    await leave(async () => {
      try {
        await logOut();
      } catch {
        return showAlert({ icon: 'error', title: texts.logoutFailedTitle, text: texts.logoutFailed });
      }
      await showAlert({ icon: 'success', title: texts.loggedOutTitle, text: texts.loggedOut });
      await navigate(paths.login);
    });
  };
}
