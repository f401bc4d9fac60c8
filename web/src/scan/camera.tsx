import * as texts from '@crisper/texts/items/scanning/camera.ts';
import { tryAgain } from '@crisper/texts/ui.ts';
import { Camera, CameraOff, ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/pictures/file-button.tsx';
import { useBusy } from '#ui/use-busy.ts';
import { framesOf, isDark, watchFrames } from './frames.ts';
import { type CameraState, useCamera } from './use-camera.ts';

interface Looking {
  /** Called with one frame at a time, of the camera or of a photo. True ends it: what was looked for is found. */
  onFrame: (frame: ImageData, turnDegrees?: number) => Promise<boolean>;
  /** A photo is read at several angles. */
  turnsPhotos?: boolean;
  /** The camera goes on after something was found. */
  goesOn?: boolean;
}

interface Taking {
  /** Called with the picture when the person takes one, or chooses a photo. */
  onPicture: (picture: ImageBitmap) => void;
}

type ViewfinderProps = (Looking | Taking) & {
  /** What to point the camera at. */
  aim: string;
  /** The picture stands still, and nothing is looked for. */
  isPaused?: boolean;
  /** Is read at once; the camera is off until the person wants it. */
  photo?: File | undefined;
};

type Trouble = keyof typeof texts.trouble;

/** What the camera sees, and a photo in its place: both are read in the same way. */
export function Viewfinder({ aim, isPaused = false, photo: given, ...reading }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, { startsOff: given !== undefined });
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { busy: isReading, run } = useBusy();
  const isLive = camera.state === 'live';

  const look = useEffectEvent(async (frame: ImageData) => {
    if (!('onFrame' in reading)) return true;
    setTrouble(isDark(frame) ? 'dark' : (was) => (was === 'dark' ? null : was));
    const isFound = await reading.onFrame(frame);
    return isFound && !reading.goesOn;
  });
  useEffect(() => {
    if (!isLive || !video.current) return;
    const ended = new AbortController();
    watchFrames(video.current, ended.signal, (frame) => look(frame)).catch(() => setTrouble('not-loaded'));
    return () => ended.abort();
  }, [isLive]);
  useEffect(() => {
    if (!isLive) return;
    if (isPaused) video.current?.pause();
    else void video.current?.play().catch(() => undefined);
  }, [isLive, isPaused]);

  const readPhoto = async (file: File) => {
    const photo = await createImageBitmap(file).catch(() => null);
    if (!photo) return setTrouble('unreadable');
    setTrouble(null);
    if ('onPicture' in reading) return reading.onPicture(photo);
    try {
      setTrouble((await isFoundIn(photo, reading)) ? null : 'nothing');
    } catch {
      setTrouble('not-loaded');
    }
  };
  const take = async () => {
    if ('onPicture' in reading && video.current) reading.onPicture(await createImageBitmap(video.current));
  };

  const readGiven = useEffectEvent(() => given && run(() => readPhoto(given)));
  useEffect(() => void readGiven(), []);

  const isBroken = camera.state !== 'live' && camera.state !== 'starting';
  const photo = {
    onFile: (file: File) => void run(() => readPhoto(file)),
    accept: 'image/*',
    disabled: isPaused || isReading,
  };
  return (
    <div className="grid gap-3">
      <div className="relative grid aspect-4/3 max-h-[38dvh] w-full place-items-center overflow-hidden rounded-card bg-deep text-on-deep">
        {/* Stays where it is when there is no camera: another try begins with it. */}
        <video
          ref={video}
          muted
          playsInline
          aria-label={texts.picture}
          className={`absolute inset-0 size-full object-cover ${isLive ? '' : 'invisible'}`}
        />
        {isLive && <Corners />}
        {isBroken && <CameraOff aria-hidden="true" className="size-10" />}
      </div>
      <p role="status" className="min-h-6 text-center text-ink-soft">
        {isReading ? texts.readingPhoto : trouble ? texts.trouble[trouble] : stateText(camera.state, aim)}
      </p>
      <div className="flex flex-wrap items-center justify-center gap-2">
        {isLive && 'onPicture' in reading && (
          <Button onClick={() => void take()} disabled={isPaused}>
            <Camera aria-hidden="true" className="size-5" /> {texts.takePicture}
          </Button>
        )}
        {isBroken && (
          <>
            <FileButton {...photo} capture="environment" className="hidden pointer-coarse:inline-flex">
              <Camera aria-hidden="true" className="size-4.5" /> {texts.takePhoto}
            </FileButton>
            {camera.state !== 'insecure' && (
              <Button variant="quiet" onClick={camera.tryAgain}>
                {camera.state === 'off' ? texts.useCamera : tryAgain}
              </Button>
            )}
          </>
        )}
        <FileButton {...photo}>
          <ImageUp aria-hidden="true" className="size-4.5" /> {texts.usePhoto}
        </FileButton>
      </div>
      <p className="text-center text-caption text-ink-soft">{texts.staysHere}</p>
    </div>
  );
}

async function isFoundIn(
  photo: ImageBitmap,
  { onFrame, turnsPhotos = false }: Pick<Looking, 'onFrame' | 'turnsPhotos'>,
): Promise<boolean> {
  for (const { frame, turnDegrees } of framesOf(photo, turnsPhotos))
    if (await onFrame(frame, turnDegrees)) return true;
  return false;
}

function stateText(state: CameraState, aim: string): ReactNode {
  return state === 'live' ? aim : texts.state[state];
}

/** Where to hold it. */
const Corners = () => (
  <span
    aria-hidden="true"
    className="absolute inset-x-[12%] inset-y-[18%] rounded-card border-3 border-on-deep/80"
  />
);
