import { type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';

/** From here on there is room for one thing beside the list. */
const ROOM = '(width >= 75rem)';

function subscribe(listener: () => void) {
  const query = matchMedia(ROOM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Which thing of the list is shown beside it, where there is room for that; elsewhere its link opens its page. */
export function useBeside() {
  const hasRoom = useSyncExternalStore(subscribe, () => matchMedia(ROOM).matches);
  const [itemId, setItemId] = useState<string | null>(null);
  const pane = useRef<HTMLElement>(null);
  return {
    hasRoom,
    itemId: hasRoom ? itemId : null,
    pane,
    onClick: (id: string, event: MouseEvent) => {
      if (!hasRoom || !isPlain(event)) return;
      event.preventDefault();
      // By keyboard, this is the way into what is shown already.
      if (id === itemId) pane.current?.focus();
      else setItemId(id);
    },
    onMove: (id: string) => {
      if (hasRoom) setItemId(id);
    },
    close: () => setItemId(null),
  };
}
