export { DatabaseInUseError } from './ownership';
export { databaseRoles } from './passwords';
export { hasPlace } from './place';
export { startPostgres } from './supervisor';
