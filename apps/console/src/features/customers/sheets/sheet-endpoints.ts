import {
  companyExport,
  companyImportFailedRows,
  customerExport,
  customerImportFailedRows,
  providerAccountExport,
  providerAccountImportFailedRows,
  type SheetKind,
} from '@meridian/api-client/contract';

/** Endpoints of the files of each kind of records. */
export const sheetFiles = {
  customer: { list: customerExport.path, failedRows: customerImportFailedRows.path },
  company: { list: companyExport.path, failedRows: companyImportFailedRows.path },
  account: { list: providerAccountExport.path, failedRows: providerAccountImportFailedRows.path },
} as const satisfies Record<SheetKind, { list: `/${string}`; failedRows: `/${string}` }>;
