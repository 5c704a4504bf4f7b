export { callQueryKey, type CallQueryKey } from './query-key';
export { shouldRetry } from './retry';
export { accountListOptions, messageListOptions, routersOptions, userInfoOptions } from './user-options';
export { reportFilterOptionsOptions, reportListOptions, type ReportListRequest } from './report-options';
export { reportImportListOptions, type ReportImportListRequest } from './report-import-options';
