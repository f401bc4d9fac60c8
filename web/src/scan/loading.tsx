import { loading } from '@crisper/texts/items/scanning/camera.ts';

/** How much has come of what a worker needs, the first time; or how far it is with what the words say. */
export const Loading = ({ share, words = loading }: { share: number; words?: string }) => (
  <div className="grid gap-2">
    <p role="status" className="text-center text-ink-soft">
      {words}
    </p>
    <progress
      aria-label={words}
      value={share}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
    />
  </div>
);
