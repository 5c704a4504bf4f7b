export { bundleTarget } from './bundle-target.ts';
export { AcknowledgedRows } from './acknowledged-rows.ts';
export { crashSettings, seededRandom } from './random.ts';
export { startServerProcess } from './server-process.ts';
export type { ServerProcess } from './server-process.ts';
export { startTargetProcess } from './target-process.ts';
export type { TargetProcess, VictimOptions } from './target-process.ts';
