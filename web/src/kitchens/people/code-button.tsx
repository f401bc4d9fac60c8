import * as texts from '@crisper/texts/kitchens/invite.ts';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';

// Only owners who invite need the code. Where it does not load, the link does the same.
const QrImage = lazy(() => import('#ui/pictures/qr-image.tsx').catch(() => ({ default: () => null })));

/** The code; pressed, it fills the screen, so that it can be read from across a table. */
export function CodeButton({ link, kitchen }: { link: string; kitchen: string }) {
  const [isLarge, setLarge] = useState(false);
  const label = texts.codeOf({ kitchen });
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        className="mx-auto grid size-54 place-items-center overflow-hidden rounded-card border border-line bg-white p-1"
      >
        <Suspense>
          <QrImage text={link} label={label} className="size-full" />
        </Suspense>
        <span className="sr-only">{texts.enlarge}</span>
      </button>
      <Dialog open={isLarge} onClose={() => setLarge(false)} title={texts.holdCamera}>
        <div className="rounded-control bg-white">
          <Suspense>
            <QrImage text={link} label={label} className="mx-auto aspect-square w-full max-w-[60dvh]" />
          </Suspense>
        </div>
      </Dialog>
    </>
  );
}
