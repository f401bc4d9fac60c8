import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { currentAlert, type OpenAlert, subscribeToAlerts } from './alert-dialog.ts';
import { useClickBeside } from './use-click-beside.ts';

const icons: Record<OpenAlert['icon'], [typeof CircleX, string]> = {
  success: [CircleCheck, 'bg-fresh-soft text-fresh'],
  error: [CircleX, 'bg-expired-soft text-expired'],
  warning: [CircleAlert, 'bg-soon-soft text-soon'],
  question: [CircleHelp, 'bg-brand-soft text-brand'],
};

function AlertDialog({ alert }: { alert: OpenAlert }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const confirmed = useRef(false);
  const [Icon, tone] = icons[alert.icon];

  useEffect(() => {
    dialog.current?.showModal();
    // The browser would take the first button, which is Cancel; that is right only where the other does harm.
    if (!alert.danger) confirmButton.current?.focus();
    if (alert.timerMs === undefined) return;
    const timer = setTimeout(() => dialog.current?.close(), alert.timerMs);
    return () => clearTimeout(timer);
  }, [alert]);

  const confirm = () => {
    confirmed.current = true;
    dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="alert-title"
      aria-describedby={alert.text ? 'alert-text' : undefined}
      closedby="any"
      {...useClickBeside(() => dialog.current?.close())}
      onClose={() => alert.answer(confirmed.current)}
      className="w-[min(26rem,calc(100vw-2rem))] rounded-card bg-surface p-8 text-center text-ink shadow-lift backdrop:bg-deep/60 backdrop:backdrop-blur-xs open:animate-[dialog-in_220ms_var(--ease-settle)]"
    >
      <span className={`mx-auto grid size-16 place-items-center rounded-full ${tone}`}>
        <Icon aria-hidden="true" className="size-8" />
      </span>
      <h2 id="alert-title" className="mt-5 text-heading">
        {alert.title}
      </h2>
      {alert.text && (
        <p id="alert-text" className="mt-2 text-ink-soft">
          {alert.text}
        </p>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {alert.cancelLabel && (
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {alert.cancelLabel}
          </Button>
        )}
        <Button ref={confirmButton} variant={alert.danger ? 'danger' : 'primary'} onClick={confirm}>
          {alert.confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}

/** Where alerts appear; once, in the root layout. */
export function AlertDialogHost() {
  const alert = useSyncExternalStore(subscribeToAlerts, currentAlert, () => undefined);
  return alert ? <AlertDialog key={alert.title + alert.text} alert={alert} /> : null;
}
