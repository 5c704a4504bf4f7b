import { importStates } from '@meridian/api-client/contract';
import type { ReportImportListRequest } from '@meridian/api-client/react';
import { pageRequest, type PageAddress } from '../../lib/lists/page-address';
import type { ImportView } from './imports-address';

/** The list request for a view and a page of it. */
export function importListRequest({
  view,
  ...page
}: PageAddress & { view?: ImportView | undefined }): ReportImportListRequest {
  return {
    page: pageRequest(page),
    state: view === 'waiting' ? importStates.review : undefined,
    isRecent: view === undefined,
  };
}
