import type { ImportDone } from '@crisper/domain/imports/import-schema.ts';
import { may } from '@crisper/domain/kitchens/policy.ts';
import * as paths from '@crisper/domain/paths.ts';
import * as texts from '@crisper/texts/bring/bring.ts';
import { areIn } from '@crisper/texts/bring/papers.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useKitchenDay } from '#items/kitchen-day.ts';
import { KitchenFrame, type OwnKitchen } from '#kitchens/kitchen-frame.tsx';
import { PartHeading } from '#kitchens/part-heading.tsx';
import { PastImports } from '#kitchens/settings/past-imports.tsx';
import { onLaunchedFiles, takeSharedFiles } from '#offline/take-shared.ts';
import { kitchenKey } from '#session/kitchen/kitchen-key.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageMetadata } from '#ui/page-metadata.tsx';
import { Choose } from './choose.tsx';
import { Preview } from './preview.tsx';
import { useBringing } from './use-bringing.ts';

/** A file may be dropped anywhere on the page; elsewhere a browser would open it in place of the page. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void) {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, [onFiles]);
}

/** Files that another app shared, or that were opened with the installed app. */
function useSharedFiles(onFiles: (files: readonly File[]) => void) {
  const take = useEffectEvent((files: readonly File[]) => files.length > 0 && onFiles(files));
  useEffect(() => {
    void takeSharedFiles().then((files) => take(files));
    onLaunchedFiles((files) => take(files));
  }, []);
}

function Done({ kitchen, done, onAgain }: { kitchen: OwnKitchen; done: ImportDone; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and stood further down.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {texts.isIn({ count: done.put })}
        </h2>
        {done.papers > 0 && <p className="text-ink-soft">{areIn({ count: done.papers })}</p>}
        {done.already > 0 && <p className="text-ink-soft">{texts.wasThere({ count: done.already })}</p>}
        <p className="text-ink-soft">{texts.undoHint}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.kitchen(kitchen.id)}>{texts.toKitchen}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {texts.another}
        </Button>
      </div>
    </section>
  );
}

function Bringing({ kitchen, self }: { kitchen: OwnKitchen; self: string }) {
  const client = useQueryClient();
  const today = useKitchenDay(kitchen.id);
  const { reading, error, progress, start, again } = useBringing({ kitchen, self, today });
  const [done, setDone] = useState<ImportDone | null>(null);
  useDroppedFiles(start);
  useSharedFiles(start);
  const startAgain = () => {
    setDone(null);
    again();
  };
  if (done) return <Done kitchen={kitchen} done={done} onAgain={startAgain} />;
  if (reading)
    return (
      <Preview
        key={reading.id}
        kitchen={kitchen}
        reading={reading}
        onAgain={startAgain}
        onDone={(result) => {
          setDone(result);
          void client.invalidateQueries({ queryKey: kitchenKey(kitchen.id) });
        }}
      />
    );
  return <Choose {...{ progress, error }} onFiles={start} onText={start} />;
}

function Opened({ kitchen }: { kitchen: OwnKitchen }) {
  const { user } = useSession();
  if (!user) return null;
  // Guests look, and touch nothing.
  if (!may('add-food', kitchen.role)) return <Navigate to={paths.kitchen(kitchen.id)} replace />;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-5 pb-6 lg:mx-0">
      <PageMetadata title={texts.heading} description={texts.pageDescription} hidden />
      <div>
        <PartHeading kitchen={kitchen} title={texts.heading} />
        <p className="text-sm text-ink-soft wrap-anywhere">{texts.goesInto({ kitchen: kitchen.name })}</p>
      </div>
      <Bringing kitchen={kitchen} self={user.uid} />
      <PastImports kitchenId={kitchen.id} />
    </div>
  );
}

/** Where food of another program, a spreadsheet or a list is brought into a kitchen. */
export default function BringPage() {
  return <KitchenFrame>{(kitchen) => <Opened key={kitchen.id} kitchen={kitchen} />}</KitchenFrame>;
}
