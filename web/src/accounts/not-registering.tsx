import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/accounts/register.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { AccountFrame } from './account-frame.tsx';

interface NotRegisteringProps {
  /** People come by invitation; otherwise nobody comes any more. */
  byInvitation: boolean;
  /** The state of the page that led here, for the login page. */
  state: unknown;
}

/** In place of the form, where the operator opens no accounts. */
export function NotRegistering({ byInvitation, state }: NotRegisteringProps) {
  return (
    <AccountFrame
      title={byInvitation ? texts.invitedHeading : texts.closedHeading}
      lead={byInvitation ? texts.invited : texts.closed}
      note={texts.note}
    >
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} />
      <ButtonLink to={paths.login} state={state} size="large" className="w-full">
        {texts.toLogin}
      </ButtonLink>
    </AccountFrame>
  );
}
