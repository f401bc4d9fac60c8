import * as texts from '@crisper/texts/update.ts';
import { createRoot } from 'react-dom/client';
import { Button } from '#ui/button.tsx';

/** Has the waiting worker take over, and loads this tab from it. Other tabs go on as they are. */
function update({ waiting }: ServiceWorkerRegistration): void {
  const load = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', load, { once: true });
  // Without a waiting one, another tab has updated already.
  if (waiting) waiting.postMessage('update');
  else load();
}

/** Outside of the app's own tree, so that no page has to load it. Returns what takes the offer back. */
export function offerUpdate(registration: ServiceWorkerRegistration): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const withdraw = () => root.unmount();
  root.render(<UpdateBar onUpdate={() => update(registration)} onLater={withdraw} />);
  return withdraw;
}

interface UpdateBarProps {
  onUpdate: () => void;
  onLater: () => void;
}

/** Below the bars in which a page says what was just done, and above the one with its main buttons. */
function UpdateBar({ onUpdate, onLater }: UpdateBarProps) {
  return (
    <aside
      aria-label={texts.label}
      className="fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-20 mx-auto flex max-w-md items-center gap-2 rounded-card border border-line bg-surface p-2 ps-5 text-ink shadow-lift lg:inset-x-auto lg:end-6 lg:bottom-6"
    >
      <p role="status" className="me-auto leading-snug font-semibold">
        {texts.offer}
      </p>
      <Button variant="quiet" onClick={onLater}>
        {texts.later}
      </Button>
      <Button variant="secondary" onClick={onUpdate}>
        {texts.update}
      </Button>
    </aside>
  );
}
