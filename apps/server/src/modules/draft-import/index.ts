export { draftImportRoutes } from './draft-import.routes';
export { createTableReader } from './table-reader';
export { draftTemplates, templatesRoutes, type SpreadsheetTemplate } from './templates.routes';
export { unreadableFile } from './unreadable-file-text';
export { createUploadedWorkbooks, tablesIn, type UploadedWorkbooks } from './uploaded-workbooks';
