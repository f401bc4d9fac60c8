import {
  isOidcResult,
  OIDC_CHANNEL,
  type OidcFailure,
  type OidcProvider,
  type OidcResult,
  oidcStartPath,
} from '@crisper/domain/accounts/oidc-popup.ts';
import { errorText, popupBlocked, popupClosed } from '@crisper/texts/errors.ts';
import { language } from '@crisper/texts/locale.ts';
import { AuthError } from './auth-error.ts';

const LOOK_EVERY_MS = 200;
/** A popup closes as soon as it has sent its result, and the result may arrive after that. */
const GRACE_MS = 1500;
const WIDTH = 500;
const HEIGHT = 680;

const failures: Record<OidcFailure, [`auth/${string}`, string?]> = {
  denied: ['auth/user-cancelled'],
  email_missing: ['auth/missing-email', errorText.email_missing],
  email_not_verified: ['auth/account-exists-with-different-credential', errorText.email_not_verified],
  registration_closed: ['auth/admin-restricted-operation', errorText.registration_closed],
  registration_by_invitation: ['auth/admin-restricted-operation', errorText.registration_by_invitation],
  provider_not_configured: ['auth/operation-not-allowed', errorText.provider_not_configured],
  expired: ['auth/timeout'],
  failed: ['auth/internal-error'],
};

const newFlow = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

function open(address: string): Window | null {
  const left = Math.round(screenX + Math.max(0, outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - HEIGHT) / 3);
  return window.open(address, '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
}

/**
 * Opens a popup at another provider and resolves once the person is signed in. Some providers cut the popup off from
 * us, which looks as if it was closed; so a result that comes later is passed to `onLateSuccess`.
 */
export function signInByPopup(provider: OidcProvider, onLateSuccess: () => void): Promise<void> {
  const flow = newFlow();
  const popup = open(oidcStartPath(provider, flow, language));
  if (!popup) {
    return Promise.reject(new AuthError('auth/popup-blocked', popupBlocked));
  }
  return new Promise((resolve, reject) => {
    const channel = new BroadcastChannel(OIDC_CHANNEL);
    let givenUp = false;
    let looksAtClosed = 0;

    const looking = setInterval(() => {
      // Counted, not timed: a browser that had no time to look had none to receive the result either.
      looksAtClosed = popup.closed ? looksAtClosed + 1 : 0;
      if (looksAtClosed * LOOK_EVERY_MS <= GRACE_MS) return;
      clearInterval(looking);
      givenUp = true;
      reject(new AuthError('auth/popup-closed-by-user', popupClosed));
    }, LOOK_EVERY_MS);

    const hear = ({ data, origin }: MessageEvent) => {
      if (origin !== location.origin || !isOidcResult(data, flow)) return;
      clearInterval(looking);
      removeEventListener('message', hear);
      channel.close();
      end(data);
    };
    const end = (result: OidcResult) => {
      if (result.outcome === 'failed') reject(new AuthError(...failures[result.failure]));
      else if (givenUp) onLateSuccess();
      else resolve();
    };
    addEventListener('message', hear);
    channel.onmessage = hear;
  });
}
