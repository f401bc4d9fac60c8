import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/profile.ts';
import { useNavigate } from 'react-router';
import { leave } from '#session/leave.ts';
import { useSaving } from '#session/use-saving.ts';
import { useSession } from '#session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm, showAlert } from '#ui/dialogs/alert-dialog.ts';
import { SettingsSection } from '#ui/settings-section.tsx';

export function SignOutEverywhere() {
  const { logOut } = useSession();
  const navigate = useNavigate();

  const { busy, save } = useSaving({
    mutationFn: () =>
      leave(async () => {
        await logOut({ everywhere: true });
        await showAlert({ icon: 'success', title: texts.loggedOutTitle, text: texts.loggedOut });
        await navigate(paths.login);
      }),
    onError: () => showAlert({ icon: 'error', title: texts.logoutFailedTitle, text: texts.logoutFailed }),
  });

  const signOut = async () => {
    const sure = await askToConfirm({
      icon: 'question',
      title: texts.logoutTitle,
      text: texts.logoutQuestion,
      confirmLabel: texts.logoutEverywhere,
    });
    if (sure) save();
  };

  return (
    <SettingsSection title={texts.devicesHeading} text={texts.devicesIntroduction}>
      <Button variant="secondary" onClick={signOut} disabled={busy}>
        {texts.logoutEverywhere}
      </Button>
    </SettingsSection>
  );
}
