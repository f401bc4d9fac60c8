import { loading } from '@crisper/texts/items/scanning/camera.ts';

/** How much has come of what a worker needs, the first time. */
export const Loading = ({ share }: { share: number }) => (
  <div className="grid gap-2">
    <p role="status" className="text-center text-ink-soft">
      {loading}
    </p>
    <progress
      aria-label={loading}
      value={share}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
    />
  </div>
);
