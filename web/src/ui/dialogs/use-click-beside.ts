import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** What lies beside a dialog is its backdrop, and a pointer there points at the dialog itself. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** For Safari, which does not know `closedby`: a tap that begins and ends beside the dialog closes it. */
export function useClickBeside(close: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = !('closedBy' in event.currentTarget) && isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && isBeside(event)) close();
    },
  };
}
