export { draftImportRoutes } from './draft-import.routes';
export { createTableReader } from './table-reader';
