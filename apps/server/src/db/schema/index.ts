export { accounts } from './accounts';
export { downloadRecords, type ExportRequest } from './exports';
export {
  captchas,
  rateCounters,
  roles,
  sessions,
  signInFailures,
  userAccounts,
  userRoles,
  users,
} from './identity';
export { channelEnum, factSpans, facts, items, sectionEnum } from './facts';
export { importProblems, imports } from './imports';
export { messageReceipts, messages } from './messages';
export { reportFieldChoices, reportViews } from './report-settings';
