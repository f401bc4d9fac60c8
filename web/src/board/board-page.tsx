import type { DueFood } from '@crisper/domain/today/kitchen-today.ts';
import * as texts from '@crisper/texts/keys/board.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { dateFormat } from '#ui/formats.ts';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { canStayAwake, useAwake } from '#ui/screen/use-awake.ts';
import { DueRows } from './due-rows.tsx';
import { ListRows } from './list-rows.tsx';
import { type Board, watchBoard } from './watch-board.ts';

const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const moment = dateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit' });

const notices = {
  'no-key': { title: texts.noKeyTitle, text: texts.noKeyText },
  ended: { title: texts.endedTitle, text: texts.endedText },
};

/** A kitchen for a screen on its fridge: nothing on it is to be touched, and no person has to be signed in. */
export default function BoardPage() {
  const { kitchenId = '' } = useParams();
  const [board, setBoard] = useState<Board>({ is: 'loading' });
  useEffect(() => {
    const ended = new AbortController();
    void watchBoard(kitchenId, setBoard, ended.signal);
    return () => ended.abort();
  }, [kitchenId]);
  useAwake(board.is === 'shown' || board.is === 'never-reached');
  return (
    <div className="min-h-dvh px-6 py-4 lg:h-dvh lg:overflow-hidden">
      <PageMetadata title={texts.pageTitle} description={texts.pageDescription} hidden />
      {board.is === 'shown' ? <Shown {...board} /> : <Waiting board={board} />}
    </div>
  );
}

function Waiting({ board }: { board: Exclude<Board, { is: 'shown' }> }) {
  if (board.is === 'loading' || board.is === 'never-reached')
    return (
      <p role="status" className="text-[1.75rem] text-ink-soft">
        {board.is === 'loading' ? texts.loading : texts.neverReached}
      </p>
    );
  const { title, text } = notices[board.is];
  return (
    <div role="alert" className="mx-auto grid max-w-3xl gap-4 py-12 text-center">
      <h1 className="text-[2.5rem] leading-tight">{title}</h1>
      <p className="text-[1.5rem] text-ink-soft">{text}</p>
    </div>
  );
}

function Shown({
  today: { today, kitchen, counts, eatFirst, shopping },
  awaySince,
}: Extract<Board, { is: 'shown' }>) {
  const isPast = ({ daysLeft }: DueFood) => daysLeft < 0;
  const soon = counts.lastDay + counts.soon;
  const due = [...eatFirst.filter(isPast), ...eatFirst.filter((food) => !isPast(food)).slice(0, soon)];
  return (
    <>
      <header className="mb-3 flex h-12 items-center justify-between gap-x-6 max-lg:h-auto max-lg:flex-wrap">
        <h1 dir="auto" className="truncate text-[2rem] leading-10">
          {kitchen}
        </h1>
        <p role="status" className="min-w-0 empty:hidden">
          {awaySince && (
            <span className="line-clamp-2 rounded-card bg-soon-soft px-4 py-1 text-lg leading-snug font-semibold text-soon">
              {texts.notReached({ moment: moment(awaySince) })}
            </span>
          )}
        </p>
        <p className="shrink-0 text-[1.75rem] text-ink-soft">{longDay(new Date(`${today}T12:00`))}</p>
      </header>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-10">
        <DueRows foods={due} total={counts.pastDate + soon} />
        <ListRows shopping={shopping} />
      </div>
      {!canStayAwake && <p className="mt-2 text-ink-soft">{texts.mayFallAsleep}</p>}
    </>
  );
}
