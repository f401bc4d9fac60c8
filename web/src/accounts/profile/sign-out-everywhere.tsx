import { paths } from '@crisper/domain/paths.ts';
import { useNavigate } from 'react-router';
import { leave } from '#session/leave.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm, showAlert } from '#ui/dialogs/alert-dialog.ts';
import { SettingsSection } from '#ui/settings-section.tsx';

export function SignOutEverywhere() {
  const { logOut } = useSession();
  const navigate = useNavigate();

  async function signOut() {
    const sure = await askToConfirm({
      icon: 'question',
      title: 'Are you sure?',
      text: 'Do you want to logout on every device?',
      confirmLabel: 'Logout everywhere',
    });
    if (!sure) return;
    await leave(async () => {
      try {
        await logOut({ everywhere: true });
      } catch {
        return showAlert({ icon: 'error', title: 'Error', text: 'Logout failed. Try again.' });
      }
      await showAlert({
        icon: 'success',
        title: 'Success',
        text: 'You have been logged out on every device',
      });
      await navigate(paths.login);
    });
  }

  return (
    <SettingsSection
      title="Devices"
      text="Lost a phone, or forgot to log out at a friend’s? This ends every session, this one included, and your calendar address."
    >
      <Button variant="secondary" onClick={() => void signOut()}>
        Logout everywhere
      </Button>
    </SettingsSection>
  );
}
