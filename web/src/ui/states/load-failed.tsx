import * as texts from '@crisper/texts/ui.ts';
import { Button } from '#ui/button.tsx';

/** Shown in place of content that could not be loaded. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-expired-soft p-6">
      <p className="font-semibold text-expired">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
