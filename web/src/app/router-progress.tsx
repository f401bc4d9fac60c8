import { useNavigation } from 'react-router';

/** A line under the navigation while the router fetches the next page. */
export function RouterProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      {loading && (
        <>
          <div className="h-full w-1/3 animate-[router-progress_1.1s_ease-in-out_infinite] rounded-full bg-brand" />
          <span className="sr-only">Loading…</span>
        </>
      )}
    </div>
  );
}
