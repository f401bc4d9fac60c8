import * as paths from '@crisper/domain/paths.ts';
import { readShared, recipeIn, SHARE_MISSED, SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import * as texts from '@crisper/texts/items/shared.ts';
import { CookingPot } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { DraftRowChange, Row } from '#kitchen/adding/row.ts';
import {
  findShared,
  forgetShared,
  forgetSharedWords,
  onOpenedFiles,
  type Shared,
} from '#offline/take-shared.ts';
import type { Where } from './choices.tsx';
import { PhotoHere } from './photo-here.tsx';

interface SharedHereProps extends Where {
  line: string;
  onLine: (line: string) => void;
  /** The food that is the last in the list. */
  last: Row | undefined;
  onFoods: (rows: Row[]) => void;
  onPutIn: (rows: Row[]) => Promise<void>;
  onChange: (id: Row['id'], change: DraftRowChange) => void;
}

/** What another app shared: its words go into the line, behind what stands there, and the person says what its photo is. */
export default function SharedHere({ line, onLine, ...adding }: SharedHereProps) {
  const [params, setParams] = useSearchParams();
  const [photo, setPhoto] = useState<File | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [recipe, setRecipe] = useState<string | null>(null);
  /** What stood in the line before. */
  const [before, setBefore] = useState('');

  const leave = () => {
    void forgetShared();
    setPhoto(null);
    // What was put in may have led to the kitchen's page already.
    if (!new URLSearchParams(location.search).has(SHARED_PARAM)) return;
    setParams(
      (before) => {
        before.delete(SHARED_PARAM);
        return before;
      },
      { replace: true },
    );
  };
  const take = useEffectEvent((shared: Shared) => {
    const { lines } = readShared(shared.words);
    if (lines.length > 0) onLine([line.trim(), ...lines].filter((each) => each !== '').join('\n'));
    setPhoto(shared.photo);
    const recipe = shared.photo ? null : recipeIn(shared.words);
    setRecipe(recipe);
    setBefore(line);
    setEmpty(lines.length === 0 && !shared.photo && recipe === null);
    // The words are in the draft from now on.
    if (shared.photo) void forgetSharedWords();
    // Asked as long as the page is open.
    else if (recipe !== null) void forgetShared();
    else if (lines.length > 0) leave();
  });
  useEffect(() => {
    void findShared().then((found) => found && take(found));
    onOpenedFiles((opened) => take(opened));
  }, []);

  if (photo) return <PhotoHere {...adding} photo={photo} onDone={leave} />;
  if (recipe !== null)
    return (
      <Link
        to={paths.newRecipe(adding.kitchenId)}
        state={{ shared: recipe }}
        onClick={() => onLine(before)}
        className="flex min-h-12 items-center justify-center gap-2 rounded-control bg-brand-soft px-5 font-semibold text-brand-strong lg:col-start-1"
      >
        <CookingPot aria-hidden="true" className="size-5" /> {texts.isRecipe}
      </Link>
    );
  const problem = params.get(SHARED_PARAM) === SHARE_MISSED ? texts.missed : isEmpty ? texts.noFood : null;
  return (
    problem && (
      <p role="status" className="rounded-card bg-soon-soft px-4 py-3 text-soon lg:col-start-1">
        {problem}
      </p>
    )
  );
}
