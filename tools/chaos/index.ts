export { AcknowledgedRows } from './acknowledged-rows.ts';
export { chaosSettings, seededRandom } from './random.ts';
export { startServerProcess } from './server-process.ts';
export type { ServerProcess } from './server-process.ts';
export { startVictim } from './victim.ts';
export type { Victim, VictimOptions } from './victim.ts';
