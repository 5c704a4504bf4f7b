export { draftImportRoutes } from './draft-import.routes';
export { draftTemplates, templatesRoutes, type SpreadsheetTemplate } from './templates.routes';
