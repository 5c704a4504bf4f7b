export {
  dependents,
  recordLimits,
  recordStates,
  type Dependent,
  type DependentCounts,
  type RecordState,
} from './records';
export {
  customerInputSchema,
  customerSorts,
  type Customer,
  type CustomerInput,
  type CustomerSort,
} from './customers';
export {
  companyInputSchema,
  companySorts,
  type Company,
  type CompanyInput,
  type CompanySort,
} from './companies';
export {
  balanceSources,
  providerAccountInputSchema,
  providerAccountSorts,
  type BalanceSource,
  type ProviderAccount,
  type ProviderAccountInput,
  type ProviderAccountSort,
} from './provider-accounts';
export {
  credentialsFailures,
  credentialsInputSchema,
  type CredentialsFailure,
  type CredentialsInput,
  type CredentialsState,
} from './credentials';
export {
  changedRowsSchema,
  importRowStates,
  maxRecordExportRows,
  maxMappedColumns,
  maxRecordImportRows,
  sheetFields,
  sheetFieldsOf,
  sheetKinds,
  type ChangedRows,
  type ImportRowState,
  type MappedColumns,
  type RecordImport,
  type RecordImportRow,
  type SheetField,
  type SheetKind,
} from './record-imports';
export { customerExport, customerImportFailedRows } from './customers';
export { companyExport, companyImportFailedRows } from './companies';
export { providerAccountExport, providerAccountImportFailedRows } from './provider-accounts';
export {
  minSyncSeconds,
  reportSyncEventSchema,
  reportSyncFailures,
  type ReportSyncEvent,
  type ReportSyncFailure,
  type ReportSyncState,
} from './report-sync';
