import * as paths from '@crisper/domain/paths.ts';
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
      <p className="text-lead text-ink-soft">Loading food details...</p>
    </Centred>
  );
}

export function ItemFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Centred role="alert">
      <h1 className="text-heading text-expired">Failed to load item.</h1>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </Centred>
  );
}

export function ItemMissing() {
  return (
    <Centred role="status">
      <FoodPicture name="bowl" className="size-24" eager />
      <h1 className="text-heading">Item not found.</h1>
      <p className="max-w-sm text-ink-soft">Somebody may have eaten it. The rest is in the fridge.</p>
      <ButtonLink to={paths.fridge} variant="secondary">
        Go to Fridge
      </ButtonLink>
    </Centred>
  );
}
