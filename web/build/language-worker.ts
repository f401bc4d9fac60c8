import { parentPort, workerData } from 'node:worker_threads';
import { buildLanguage } from './build-language.ts';

parentPort?.postMessage(await buildLanguage(workerData));
