import { LINES_MAX } from '@crisper/domain/line/read-lines.ts';
import * as paths from '@crisper/domain/paths.ts';
import { SHARED_PARAM } from '@crisper/domain/shared-words.ts';
import { putIn as putInText } from '@crisper/texts/items/kitchen-acts.ts';
import * as texts from '@crisper/texts/items/quick-add.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { fetchCode } from '#http/fetch-code.ts';
import type { Row } from '#kitchen/adding/row.ts';
import { noteDone } from '#kitchen/just-done.ts';
import { useSaving } from '#session/use-saving.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { toast } from '#ui/toasts/toasts.tsx';
import { CameraButtons } from './camera-buttons.tsx';
import type { Where } from './choices.tsx';
import { allRows } from './draft.ts';
import { Foods } from './foods.tsx';
import { LineField } from './line-field.tsx';
import { putIn } from './put-in.ts';
import { useDraft } from './use-draft.ts';
import { useLike } from './use-like.ts';
import { useReader } from './use-reader.ts';
import { useRoomForKeyboard } from './use-room-for-keyboard.ts';

/** Fetched when another app has shared something. */
const SharedHere = lazy(() => fetchCode(() => import('./shared-here.tsx')));

/** One line for everything that is new: foods are typed, pasted or tapped, corrected by a tap, and put in at once. */
export function QuickAdd(where: Where) {
  const { kitchenId, self, today } = where;
  const client = useQueryClient();
  const navigate = useNavigate();
  const isShared = useSearchParams()[0].has(SHARED_PARAM);
  const line = useRef<HTMLTextAreaElement>(null);
  const { draft, isRead, type, enter, enterAll, forget, ...drafting } = useDraft(
    self,
    kitchenId,
    useReader(where),
  );
  const rows = allRows(draft);
  const count = rows.length;
  const isNoFood = isRead && draft.line.trim() !== '' && draft.read.length === 0;
  const focusLine = () => line.current?.focus({ preventScroll: true });
  useRoomForKeyboard();
  useLike(kitchenId, drafting.add);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);

  const saving = useSaving({
    mutationFn: async () => {
      const { rows, rest } = enterAll();
      if (rows.length > 0) {
        const acts = await putIn(client, { kitchenId, today, rows });
        forget(rows);
        // The kitchen's page offers to take it back.
        noteDone({ what: 'added', kitchenId, acts });
      }
      if (rest === '') await navigate(paths.kitchen(kitchenId));
      return rest;
    },
    onSuccess: (rest) => {
      if (rest !== '') saving.focusNext(line.current);
    },
  });
  /** What was looked through on a sheet. The page stays where there is more to put in. */
  const onPutIn = async (foods: Row[]) => {
    const acts = await putIn(client, { kitchenId, today, rows: foods });
    noteDone({ what: 'added', kitchenId, acts });
    if (count === 0 && draft.line.trim() === '') return navigate(paths.kitchen(kitchenId));
    const [first] = foods;
    void toast('success', putInText({ title: first?.title.value ?? '', count: foods.length }));
  };
  const onEnter = () => {
    if (draft.line.trim() === '') saving.save();
    else enter();
  };

  return (
    <div className="flex min-h-[calc(100dvh-9.5rem)] flex-col gap-4 lg:grid lg:min-h-0 lg:grid-cols-[minmax(0,1fr)_18rem] lg:content-start lg:gap-6">
      <div className="sticky top-[env(safe-area-inset-top)] z-20 -mx-1 bg-canvas p-1 lg:top-18">
        <LineField ref={line} value={draft.line} onType={type} onEnter={onEnter} />
        <p role="status" className="sr-only">
          {count > 0 && texts.understood({ count, last: rows.at(-1)?.title.value ?? '' })}
        </p>
      </div>
      <CameraButtons {...where} rows={rows} onFoods={(foods) => drafting.add(...foods)} onPutIn={onPutIn} />
      {isShared && (
        <Suspense>
          <SharedHere
            {...where}
            line={draft.line}
            onLine={type}
            last={rows.at(-1)}
            onFoods={(foods) => drafting.add(...foods)}
            onPutIn={onPutIn}
            onChange={drafting.change}
          />
        </Suspense>
      )}
      {draft.rest && <Notice>{texts.tooMany({ most: LINES_MAX })}</Notice>}
      {draft.skipped.length > 0 && <Notice>{texts.skipped({ lines: draft.skipped })}</Notice>}
      {isNoFood && <Notice>{texts.noFood}</Notice>}
      <Foods {...where} {...drafting} rows={rows} focusLine={focusLine} />
      <div
        data-bottom-bars
        className="sticky bottom-(--keyboard) z-30 -mx-4 mt-auto flex items-center gap-2 border-t border-line bg-canvas px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0 lg:col-start-1 lg:border-0"
      >
        <ButtonLink to={paths.addFoods} state={{ kitchenId }} variant="quiet" className="min-h-13 px-3!">
          {texts.allFields}
        </ButtonLink>
        <Button
          size="large"
          className="flex-1 lg:ms-auto lg:flex-none"
          disabled={count === 0 || saving.busy}
          onClick={() => saving.save()}
        >
          <Check aria-hidden="true" className="size-5" /> {texts.done({ count })}
        </Button>
      </div>
    </div>
  );
}

/** What could not be done with the line. */
const Notice = ({ children }: { children: string }) => (
  <p role="status" className="rounded-card bg-soon-soft px-4 py-3 text-soon wrap-anywhere lg:col-start-1">
    {children}
  </p>
);
