export { createJobs } from './jobs';
export type { JobHandler, Jobs } from './jobs';
export type { JobData, QueueName } from './queues';
