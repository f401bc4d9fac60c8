import { Spinner } from './spinner.tsx';

/** The whole screen while a page or the person's session is being fetched. */
export function LoadingScreen() {
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-items-center bg-canvas">
      <Spinner />
      <span className="sr-only">Loading…</span>
    </div>
  );
}
