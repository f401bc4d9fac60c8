/** How far something has come, from 0 to 1. */
export interface Progress {
  doing: 'loading' | 'working';
  share: number;
}

export type OnProgress = (progress: Progress) => void;

/** What a page posts to a worker, and what the worker posts back. */
export interface WorkerCall<Request> {
  id: number;
  request: Request;
}
export type WorkerMessage<Answer> =
  | { id: number; progress: Progress }
  | { id: number; answer: Answer }
  | { id: number; error: string };

interface Waiting<Answer> {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  onProgress: OnProgress | undefined;
}

/** A worker keeps up to 200 MB while it is there. */
const IDLE_MS = 60_000;

/** Calls a worker that is started when it is first needed, and ended when it has had nothing to do for a while. */
export function createCaller<Request, Answer>(start: () => Worker) {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let calls = 0;

  const end = () => {
    worker?.terminate();
    worker = null;
  };
  /** The worker's own file did not come, or it broke down. The next call starts another one. */
  const fail = () => {
    end();
    for (const { reject } of waiting.values()) reject(new Error('The worker failed.'));
    waiting.clear();
  };
  const receive = ({ data }: MessageEvent<WorkerMessage<Answer>>) => {
    const call = waiting.get(data.id);
    if (!call) return;
    if ('progress' in data) return call.onProgress?.(data.progress);
    waiting.delete(data.id);
    if ('answer' in data) call.resolve(data.answer);
    else call.reject(new Error(data.error));
    if (waiting.size === 0) idle = setTimeout(end, IDLE_MS);
  };
  const started = () => {
    const made = start();
    made.addEventListener('message', receive);
    made.addEventListener('error', fail);
    return made;
  };

  return (request: Request, onProgress?: OnProgress): Promise<Answer> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      calls += 1;
      waiting.set(calls, { resolve, reject, onProgress });
      worker ??= started();
      worker.postMessage({ id: calls, request } satisfies WorkerCall<Request>);
    });
}
