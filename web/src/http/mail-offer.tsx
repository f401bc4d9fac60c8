import { type ReactNode, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

let sendsMail = true;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function ask(): Promise<void> {
  // Not before it is needed: offers are far down the page, and most visitors never reach them.
  const http = await import('./sends-mail.ts');
  sendsMail = await http.sendsMail();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks once, when the element comes near the screen. */
function useSendsMail(place: RefObject<Element | null>): boolean {
  useEffect(() => {
    if (asking || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        asking ??= ask().catch(() => {
          asking = undefined;
        });
      },
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return useSyncExternalStore(
    subscribe,
    () => sendsMail,
    () => true,
  );
}

interface MailOfferProps {
  /** The text where no mail is sent; no higher than the offer. */
  instead: ReactNode;
  children: ReactNode;
}

/** Offers something that comes by mail. Without a mail server the offer keeps its space, so that nothing moves. */
export function MailOffer({ instead, children }: MailOfferProps) {
  const place = useRef<HTMLDivElement>(null);
  const isOffered = useSendsMail(place);
  return (
    <div ref={place} className="grid grid-cols-1 *:col-start-1 *:row-start-1">
      <div className={isOffered ? undefined : 'invisible'}>{children}</div>
      {!isOffered && <div>{instead}</div>}
    </div>
  );
}
