import { companyEndpoints } from './companies';
import { customerEndpoints } from './customers';
import { providerAccountEndpoints } from './provider-accounts';
import type { SheetKind } from './record-imports';

/** Endpoints that all kinds of records have, by kind. */
export const recordEndpoints = {
  customer: customerEndpoints,
  company: companyEndpoints,
  account: providerAccountEndpoints,
} as const satisfies Record<SheetKind, unknown>;

export const {
  list: customerList,
  detail: customerDetail,
  save: customerSave,
  archive: customerArchive,
  delete: customerDelete,
  importUpload: customerImportUpload,
  importRows: customerImportRows,
  importReview: customerImportReview,
  importRun: customerImportRun,
} = customerEndpoints;

export const {
  list: companyList,
  detail: companyDetail,
  save: companySave,
  archive: companyArchive,
  delete: companyDelete,
  importUpload: companyImportUpload,
  importRows: companyImportRows,
  importReview: companyImportReview,
  importRun: companyImportRun,
} = companyEndpoints;

export const {
  list: providerAccountList,
  detail: providerAccountDetail,
  save: providerAccountSave,
  archive: providerAccountArchive,
  delete: providerAccountDelete,
  importUpload: providerAccountImportUpload,
  importRows: providerAccountImportRows,
  importReview: providerAccountImportReview,
  importRun: providerAccountImportRun,
} = providerAccountEndpoints;
