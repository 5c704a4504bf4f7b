export { createJobs } from './jobs';
export type { JobHandler, Jobs } from './jobs';
