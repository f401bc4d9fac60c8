import * as texts from '@crisper/texts/items/scanning/food.ts';
import { useEffect, useRef, useState } from 'react';
import { loadFoods } from '#items/pictures/use-foods.ts';
import { type Row, titled } from '#kitchen/adding/row.ts';
import { Viewfinder } from '#scan/camera.tsx';
import { suggestFoods } from '#scan/foods/suggest-foods.ts';
import { Loading } from '#scan/loading.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import type { Progress } from '#workers/calls.ts';

interface FoodSheetProps {
  /** Is looked at first. */
  photo?: File;
  onFoods: (rows: Row[]) => void;
  onClose: () => void;
}

type State =
  | { step: 'aiming'; problem?: string }
  | { step: 'looking'; progress: Progress }
  | { step: 'choosing'; suggestions: string[] };

/** Suggests what a picture shows. The food that the person taps joins the others; nothing does so by itself. */
export function FoodSheet({ photo, onFoods, onClose }: FoodSheetProps) {
  const [state, setState] = useState<State>({ step: 'aiming' });
  const [added, setAdded] = useState<string[]>([]);

  const look = async (picture: ImageBitmap) => {
    const onProgress = (progress: Progress) => setState({ step: 'looking', progress });
    onProgress({ doing: 'working', share: 0 });
    try {
      const [found, { nameOf }] = await Promise.all([suggestFoods(picture, onProgress), loadFoods()]);
      const suggestions = found.map(({ food }) => nameOf(food));
      const isKnown = suggestions.length > 0;
      setState(isKnown ? { step: 'choosing', suggestions } : { step: 'aiming', problem: texts.unknown });
    } catch {
      setState({ step: 'aiming', problem: texts.failed });
    } finally {
      picture.close();
    }
  };
  const choose = (title: string) => {
    onFoods([titled(title)]);
    setAdded([...added, title]);
    setState({ step: 'aiming' });
  };

  return (
    <Dialog open onClose={onClose} title={texts.heading} placement="wide">
      <div className="grid grid-cols-1 gap-4">
        <Viewfinder
          aim={texts.aim}
          photo={photo}
          onPicture={(picture) => void look(picture)}
          isPaused={state.step !== 'aiming'}
        />
        {state.step === 'looking' && <Looking progress={state.progress} />}
        {state.step === 'choosing' && (
          <Suggestions
            suggestions={state.suggestions}
            onChoose={choose}
            onNone={() => setState({ step: 'aiming' })}
          />
        )}
        {state.step === 'aiming' && state.problem && (
          <p role="status" className="rounded-card bg-soon-soft px-4 py-3 text-soon">
            {state.problem}
          </p>
        )}
        <p role="status" className="line-clamp-2 font-semibold wrap-anywhere empty:hidden">
          {added.length > 0 && texts.inList({ count: added.length, last: added.at(-1) ?? '' })}
        </p>
      </div>
    </Dialog>
  );
}

const Looking = ({ progress }: { progress: Progress }) =>
  progress.doing === 'loading' ? (
    <Loading share={progress.share} />
  ) : (
    <p role="status" className="text-center text-ink-soft">
      {texts.looking}
    </p>
  );

interface SuggestionsProps {
  suggestions: string[];
  onChoose: (title: string) => void;
  onNone: () => void;
}

function Suggestions({ suggestions, onChoose, onNone }: SuggestionsProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-label={texts.whichOne} className="grid gap-3">
      <p role="status">{texts.whichOne}</p>
      <div className="flex flex-wrap gap-2">
        {suggestions.map((name, at) => (
          <Button key={name} ref={at === 0 ? first : null} variant="secondary" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Button variant="quiet" className="justify-self-start" onClick={onNone}>
        {texts.another}
      </Button>
    </section>
  );
}
