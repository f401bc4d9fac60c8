// The program of the thread that answers one question of an assistant about cooking; cook-apart.ts starts it.
import { parentPort, workerData } from 'node:worker_threads';
import { dishesToCook } from './dishes-to-cook.ts';

parentPort?.postMessage(await dishesToCook(workerData));
