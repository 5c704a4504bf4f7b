export { createJobs } from './jobs';
export { queueNames, queues } from './queues';
export type { JobHandler, Jobs } from './jobs';
