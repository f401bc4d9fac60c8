import * as texts from '@crisper/texts/items/scanning/reading.ts';
import type { Progress } from './worker-calls.ts';

/** How far a worker has come; the first time, it also loads what it needs. */
export function Loading({ progress }: { progress: Progress }) {
  const text = progress.doing === 'loading' ? texts.loading : texts.working;
  return (
    <div className="grid gap-3">
      <p role="status">{text}</p>
      <progress
        aria-label={text}
        value={progress.share}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
    </div>
  );
}
