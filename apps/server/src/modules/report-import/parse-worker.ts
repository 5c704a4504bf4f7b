import { parentPort, workerData } from 'node:worker_threads';
import { parseFile, type ParseTask } from './parse-file';

// the task that the thread was started with
parentPort?.postMessage(await parseFile(workerData as ParseTask));
