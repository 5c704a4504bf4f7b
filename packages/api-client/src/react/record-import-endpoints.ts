import type { SheetKind } from '../contract/customers';
import * as endpoints from '../contract/endpoints';

/** The endpoints that import spreadsheets, by kind of record. */
export const recordImportEndpoints = {
  customer: {
    upload: endpoints.customerImportUpload,
    rows: endpoints.customerImportRows,
    review: endpoints.customerImportReview,
    run: endpoints.customerImportRun,
  },
  company: {
    upload: endpoints.companyImportUpload,
    rows: endpoints.companyImportRows,
    review: endpoints.companyImportReview,
    run: endpoints.companyImportRun,
  },
  account: {
    upload: endpoints.providerAccountImportUpload,
    rows: endpoints.providerAccountImportRows,
    review: endpoints.providerAccountImportReview,
    run: endpoints.providerAccountImportRun,
  },
} as const satisfies Record<SheetKind, unknown>;
