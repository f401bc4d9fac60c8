import type { OnProgress, WorkerCall, WorkerMessage } from './calls.ts';

/** In a worker: answers the calls of the page, one after the other. */
export function answerCalls<Request, Answer>(
  answer: (request: Request, onProgress: OnProgress) => Promise<Answer>,
): void {
  const post = (message: WorkerMessage<Answer>) => postMessage(message);
  let last: Promise<void> = Promise.resolve();
  addEventListener('message', ({ data: { id, request } }: MessageEvent<WorkerCall<Request>>) => {
    last = last
      .then(() => answer(request, (progress) => post({ id, progress })))
      .then((answered) => post({ id, answer: answered }))
      .catch((error: unknown) => post({ id, error: String(error) }));
  });
}
