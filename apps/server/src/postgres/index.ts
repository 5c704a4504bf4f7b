export { DatabaseInUseError, startPostgres } from './supervisor';
