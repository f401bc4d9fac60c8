import { mayBePutIn } from '@crisper/domain/bring/brought.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Reading } from './use-bringing.ts';

/** A screen reader goes to the chosen tab when that appears. After it, the heading has the focus anew, and is read. */
const AFTER_TABS_MS = 300;

interface PreviewHeadProps {
  reading: Reading;
  /** What is to be looked at is shown below. */
  isPlanned: boolean;
  busy: boolean;
  onAgain: () => void;
}

/** What was understood, before anything else; what comes with it, and what stays where it is. */
export function PreviewHead({ reading, isPlanned, busy, onAgain }: PreviewHeadProps) {
  const { brought, fileName, isReadHere, isHereKnown } = reading;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isPlanned || document.activeElement !== heading.current) return;
    heading.current?.blur();
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    }, AFTER_TABS_MS);
    return () => clearTimeout(timer);
  }, [isPlanned]);
  const inPlaces = new Set(brought.foods.flatMap(({ place }) => place?.name ?? [])).size;
  const things = brought.foods.filter(({ leftOut }) => mayBePutIn(leftOut));
  const stays = brought.leftBehind.map(texts.leftBehind).join(', ');
  const readWhere = isReadHere ? texts.readHere : texts.readByServer;
  return (
    <Card className="flex flex-wrap items-start gap-4 p-4!">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong">
        <FileText aria-hidden="true" className="size-6" />
      </span>
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none wrap-anywhere">
          {texts.seen({ source: brought.source, count: things.length, places: inPlaces })}
        </h2>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {[fileName, readWhere].filter(Boolean).join(' · ')}
        </p>
        {stays && <p className="text-sm text-ink-soft">{texts.staysBehind({ list: stays })}</p>}
        {brought.leftBehind.some(({ what }) => what === 'recipes') && (
          <p className="text-sm text-ink-soft">{texts.recipesElsewhere}</p>
        )}
        {!isHereKnown && <p className="text-sm text-ink-soft">{texts.comparedLater}</p>}
      </div>
      <Button variant="quiet" size="small" className="max-sm:-ms-3.5" disabled={busy} onClick={onAgain}>
        {texts.another}
      </Button>
    </Card>
  );
}
