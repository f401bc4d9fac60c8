import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/items/fridge.ts';
import { tryAgain } from '@crisper/texts/ui.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FoodPicture } from '#ui/pictures/food-picture.tsx';
import { Spinner } from '#ui/states/spinner.tsx';

export function FridgeLoading() {
  return (
    <div className="grid min-h-96 place-items-center">
      <div className="noscript:hidden">
        <Spinner />
      </div>
      <p className="hidden noscript:block">{texts.needsJavaScript}</p>
    </div>
  );
}

export function FridgeEmpty({ onClear }: { onClear: (() => void) | null }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-scene border border-dashed border-line-strong px-6 py-16 text-center">
      <FoodPicture name="bowl" className="size-20" eager />
      <h3 className="text-heading">{texts.nothingFound}</h3>
      <p className="max-w-sm text-ink-soft">{onClear ? texts.nothingFoundHint : texts.emptyHint}</p>
      {onClear ? (
        <Button variant="secondary" onClick={onClear}>
          {texts.showEverything}
        </Button>
      ) : (
        <ButtonLink to={paths.addFoods} variant="secondary">
          {texts.putSomethingIn}
        </ButtonLink>
      )}
    </div>
  );
}

export function FridgeFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 rounded-scene bg-expired-soft p-8 md:p-12">
      <h3 className="text-heading text-expired">{texts.failed}</h3>
      <p>{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
