import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { keepAwake } from './keep-awake.ts';

type CameraProblem = 'insecure' | 'refused' | 'missing' | 'busy';
export type CameraState = 'off' | 'starting' | 'live' | CameraProblem;

/** More pixels take longer to read, and fewer blur the thin lines of a code. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

const problems: Partial<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

const problemOf = (error: unknown): CameraProblem =>
  (error instanceof DOMException && problems[error.name]) || 'busy';

async function showCamera(
  video: HTMLVideoElement,
  ended: AbortSignal,
  tell: (state: CameraState) => void,
): Promise<void> {
  // Browsers have cameras in secure contexts only; a kitchen's server at http://192.168.1.5 is none.
  if (!navigator.mediaDevices) return tell('insecure');
  try {
    const stream = await navigator.mediaDevices.getUserMedia(WANTED);
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    };
    if (ended.aborted) return stop();
    ended.addEventListener('abort', stop);
    // It was unplugged, or the permission was taken back.
    for (const track of stream.getTracks()) track.addEventListener('ended', () => tell('busy'));
    video.srcObject = stream;
    await video.play();
    if (ended.aborted) return;
    tell('live');
    await keepAwake(ended);
  } catch (error) {
    if (!ended.aborted) tell(problemOf(error));
  }
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isShown = () => document.visibilityState === 'visible';

/**
 * Shows the camera in the element while the tab is shown. Nothing is filmed, and no lamp burns, in a hidden one, nor before
 * the person wants it where it starts off.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, { startsOff }: { startsOff: boolean }) {
  const [state, setState] = useState<CameraState>('starting');
  const [tries, setTries] = useState(startsOff ? 0 : 1);
  const isVisible = useSyncExternalStore(onVisibility, isShown);
  useEffect(() => {
    const element = video.current;
    if (!isVisible || !element || tries === 0) return;
    const ended = new AbortController();
    void showCamera(element, ended.signal, setState);
    return () => {
      ended.abort();
      setState('starting');
    };
  }, [video, isVisible, tries]);
  return { state: tries === 0 ? 'off' : state, tryAgain: () => setTries(tries + 1) };
}
