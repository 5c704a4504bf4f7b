export { defineJob, defineRecurringJob, type Job } from './define-job';
export { createJobs } from './jobs';
export type { JobFailure, JobHandler, Jobs } from './jobs';
export { defineQueue, defineRecurringQueue } from './queue';
export type { Queue } from './queue';
