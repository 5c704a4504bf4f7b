export { DatabaseInUseError, startPostgres } from './supervisor';
export type { EmbeddedPostgres, StartOptions } from './supervisor';
