import { type ComponentType, useEffect, useEffectEvent, useReducer } from 'react';
import { fetchCode } from '#http/fetch-code.ts';
import { tellError } from '#ui/toasts/tell-error.ts';

// A screen reader may do nothing but click.
const SIGNS_OF_USE = ['pointerover', 'pointerdown', 'keydown', 'click'];

/** Calls the function when the person first points at something, touches the screen or presses a key. */
export function atFirstUse(prepare: () => void): () => void {
  const use = new AbortController();
  const start = () => {
    use.abort();
    prepare();
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, start, { passive: true, signal: use.signal });
  return () => use.abort();
}

/**
 * A sheet whose code comes at the first sign that the page is used: before a button is pressed, so that opening the
 * sheet does not wait, and never for people who only look. It is in the page from its first opening on.
 */
export function lateSheet<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
): ComponentType<Props> {
  let Sheet: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const prepare = () => {
    loading ??= fetchCode(load).then(
      (loaded) => {
        Sheet = loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return function LateSheet(props) {
    const [, showLoaded] = useReducer((count: number) => count + 1, 0);
    const isWanted = isOpen(props) && !Sheet;
    const giveUp = useEffectEvent((error: unknown) => {
      tellError(error);
      props.onClose();
    });
    // A failure is told when the sheet is opened.
    useEffect(() => atFirstUse(() => void prepare().catch(() => undefined)), []);
    useEffect(() => {
      if (isWanted) prepare().then(showLoaded, giveUp);
    }, [isWanted]);
    return Sheet ? <Sheet {...props} /> : null;
  };
}
