import { forgottenAfterAWeek, notLasting } from '@crisper/texts/lasting.ts';
import { useEffect, useState } from 'react';
import { isForgetful, isLasting } from './lasting.ts';

/** Says what it means where the browser may delete what is kept in it. */
export function LastingNote() {
  const [lasts, setLasts] = useState<boolean>();
  useEffect(() => {
    void isLasting().then(setLasts, () => setLasts(false));
  }, []);
  return (
    lasts === false && (
      <p className="text-caption text-ink-soft">{isForgetful() ? forgottenAfterAWeek : notLasting}</p>
    )
  );
}
