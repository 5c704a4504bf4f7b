import { subDays } from 'date-fns';
import { defineModule } from '../../kits/define-module';
import { customersRoutes } from './customers.routes';
import { removeOldRecordImports } from './sheets/record-imports.repository';
import { sheetTemplates } from './sheets/sheets.routes';

export { createBalancesRepository } from './balances.repository';

/** Retention of rows of an imported spreadsheet that failed. */
const recordImportRetentionDays = 7;

const review = { none: 'a review of a file, which changes no record' };

export const customersModule = defineModule({
  name: 'customers',
  routes: customersRoutes,
  audits: {
    customerList: 'read',
    customerDetail: 'read',
    customerSave: ['customerCreate', 'customerChange'],
    customerArchive: ['customerArchive', 'customerRestore'],
    customerDelete: ['customerDelete'],
    customerImportUpload: review,
    customerImportRows: 'read',
    customerImportReview: review,
    customerImportRun: ['customerCreate', 'customerChange'],
    companyList: 'read',
    companyDetail: 'read',
    companySave: ['companyCreate', 'companyChange'],
    companyArchive: ['companyArchive', 'companyRestore'],
    companyDelete: ['companyDelete'],
    companyImportUpload: review,
    companyImportRows: 'read',
    companyImportReview: review,
    companyImportRun: ['companyCreate', 'companyChange'],
    providerAccountList: 'read',
    providerAccountDetail: 'read',
    providerAccountSave: ['accountCreate', 'accountChange'],
    providerAccountBalance: ['accountBalance'],
    providerAccountArchive: ['accountArchive', 'accountRestore'],
    providerAccountDelete: ['accountDelete'],
    providerAccountImportUpload: review,
    providerAccountImportRows: 'read',
    providerAccountImportReview: review,
    providerAccountImportRun: ['accountCreate', 'accountChange', 'accountBalance'],
  },
  housekeeping: ({ db, clock }) =>
    removeOldRecordImports(db, subDays(clock.now(), recordImportRetentionDays)),
  templates: sheetTemplates,
});
