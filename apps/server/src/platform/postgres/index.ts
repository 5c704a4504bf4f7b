export { DatabaseInUseError } from './ownership';
export { hasPlace } from './place';
export { startPostgres } from './supervisor';
