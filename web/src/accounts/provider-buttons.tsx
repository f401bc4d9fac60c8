import * as texts from '@crisper/texts/accounts/account-form.ts';
import { KeyRound } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';

interface ProviderButtonsProps {
  onGoogle: () => void;
  /** The operator's own issuer, where there is one. */
  issuerName: string | undefined;
  onIssuer: () => void;
}

/** The ways to sign in without a password of ours. */
export function ProviderButtons({ onGoogle, issuerName, onIssuer }: ProviderButtonsProps) {
  return (
    <div className="grid gap-3">
      <div className="my-2 flex items-center gap-4 text-caption text-ink-soft">
        <span className="h-px flex-1 bg-line" />
        {texts.orAnotherWay}
        <span className="h-px flex-1 bg-line" />
      </div>
      <Button variant="secondary" onClick={onGoogle}>
        <GoogleMark /> {texts.continueWithGoogle}
      </Button>
      {issuerName && (
        <Button variant="secondary" onClick={onIssuer}>
          <KeyRound aria-hidden="true" className="size-5" /> {texts.continueWith({ issuer: issuerName })}
        </Button>
      )}
    </div>
  );
}
