export { DatabaseInUseError } from './ownership';
export { startPostgres } from './supervisor';
