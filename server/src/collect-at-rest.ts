import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_EVERY_MS = 10_000;
/** The share of a processor. A server that nobody calls uses a half percent, or two on a slow computer. */
const REST_LOAD = 0.03;
const WORTH_BYTES = 8 * 1024 * 1024;

interface Heap {
  /** What it takes from the system, in bytes. */
  size(): number;
  collect(): void;
}

/** Told how busy the last moments were, collects when there was rest and the heap has grown since the last time. */
export function collector({ size, collect }: Heap): (load: number) => void {
  let collectedSize = 0;
  return (load) => {
    if (load > REST_LOAD || size() - collectedSize < WORTH_BYTES) return;
    collect();
    collectedSize = size();
  };
}

/**
 * Gives memory back to the system while nobody waits for an answer. Node itself keeps what starting, or a busy hour, took:
 * about half of all it has. A collection stops everything for some 40 ms.
 */
export function collectAtRest(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const look = collector({ size: () => getHeapStatistics().total_heap_size, collect });
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    look((user + system) / 1000 / LOOK_EVERY_MS);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
