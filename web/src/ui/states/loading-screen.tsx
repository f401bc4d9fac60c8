import * as texts from '@crisper/texts/ui.ts';
import { Spinner } from './spinner.tsx';

/** Fills the screen while a page or the person's session is loading. */
export function LoadingScreen({ label = texts.loading }: { label?: string }) {
  return (
    // As high as the screen, so that the content that replaces it does not move the footer.
    <div className="min-h-dvh">
      <div
        role="status"
        className="fixed inset-0 z-40 grid place-content-center justify-items-center gap-4 bg-canvas"
      >
        <Spinner />
        <span className="text-ink-soft">{label}</span>
      </div>
    </div>
  );
}
