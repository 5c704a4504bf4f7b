export { createBalancesRepository } from './balances.repository';
export { customersRoutes } from './customers.routes';
export { removeOldRecordImports } from './sheets/record-imports.repository';
export { sheetTemplates } from './sheets/sheets.routes';
