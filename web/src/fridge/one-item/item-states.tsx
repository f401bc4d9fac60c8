import * as paths from '@crisper/domain/paths.ts';
import { goToFridge } from '@crisper/texts/items/items.ts';
import * as texts from '@crisper/texts/items/one-item.ts';
import { tryAgain } from '@crisper/texts/ui.ts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { Spinner } from '#ui/states/spinner.tsx';

function Centred({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  return (
    <div role={role} className="wrap grid min-h-dvh content-center justify-items-center gap-5 text-center">
      {children}
    </div>
  );
}

export function ItemLoading() {
  return (
    <Centred role="status">
      <Spinner />
      <p className="text-lead text-ink-soft">{texts.loading}</p>
    </Centred>
  );
}

export function ItemFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Centred role="alert">
      <h1 className="text-heading text-expired">{texts.failed}</h1>
      <Button variant="secondary" onClick={onRetry}>
        {tryAgain}
      </Button>
    </Centred>
  );
}

interface ItemMissingProps {
  /** The title of something that was here a moment ago. */
  gone: string | null;
}

export function ItemMissing({ gone }: ItemMissingProps) {
  return (
    <Centred role="status">
      <FoodPicture name="bowl" className="size-24" eager />
      <h1 className="text-heading wrap-anywhere">{gone ? texts.gone({ title: gone }) : texts.missing}</h1>
      <p className="max-w-sm text-ink-soft">{gone ? texts.goneHint : texts.missingHint}</p>
      <ButtonLink to={paths.fridge} variant="secondary">
        {goToFridge}
      </ButtonLink>
    </Centred>
  );
}
