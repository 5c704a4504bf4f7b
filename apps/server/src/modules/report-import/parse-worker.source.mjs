// Runs the worker from source: a loader given to the process does not reach its threads.
import { register } from 'tsx/esm/api';

register();
await import('./parse-worker.ts');
