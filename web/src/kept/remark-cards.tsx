import * as texts from '@crisper/texts/waiting/remarks.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { Remark } from './kept.ts';
import { momentText } from './moment-text.ts';
import { letGo, tryAgain } from './remarks.ts';
import { sendWaiting } from './send.ts';
import { doneText, notDoneText } from './waiting-words.ts';

export interface RemarkCardsProps {
  refused: readonly Remark[];
  told: readonly Remark[];
  /** Where their code cannot be fetched, they are there when the page is opened the next time. */
  onClose: () => void;
}

/** Above the page: what the server said about what the person did. */
export const RemarkCards = ({ refused, told }: RemarkCardsProps) => (
  <>
    {refused.map((remark) => (
      <RefusalCard key={remark.place} remark={remark} />
    ))}
    {told.map((remark) => (
      <ToldCard key={remark.place} remark={remark} />
    ))}
  </>
);

const card = 'rounded-card border p-4 text-ink shadow-rest';

interface WordsProps {
  heading: string;
  children: ReactNode;
}

const Words = ({ heading, children }: WordsProps) => (
  <div className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
    <h2 className="line-clamp-3 font-text text-base font-semibold">{heading}</h2>
    {children}
  </div>
);

/** What the server refused: it stays until the person has decided about it. */
function RefusalCard({ remark }: { remark: Remark }) {
  const again = async () => {
    await tryAgain(remark);
    await sendWaiting();
  };
  return (
    <section role="alert" className={`${card} grid gap-3 border-soon bg-soon-soft`}>
      <Words heading={notDoneText(remark)}>
        <p>
          {remark.message} {texts.saidAt({ moment: momentText(remark.at) })}
        </p>
      </Words>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => letGo(remark)}>
          {texts.letItGo}
        </Button>
        <Button variant="secondary" onClick={again}>
          {texts.tryAgain}
        </Button>
      </div>
    </section>
  );
}

/** What was done, and came out otherwise than the person saw: it is there to be read. */
function ToldCard({ remark }: { remark: Remark }) {
  const done = doneText(remark);
  return (
    <section role="status" className={`${card} flex items-center gap-3 border-line bg-surface`}>
      <Words heading={remark.message}>
        <p className="text-ink-soft">
          <span className="line-clamp-3">{done}</span> {texts.saidAt({ moment: momentText(remark.at) })}
        </p>
      </Words>
      <button
        type="button"
        onClick={() => letGo(remark)}
        className="-me-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-quiet hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">{texts.putAway({ title: done })}</span>
      </button>
    </section>
  );
}
