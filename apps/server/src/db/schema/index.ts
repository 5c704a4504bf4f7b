export { accounts } from './accounts';
export { downloadRecords, type StoredExportRequest } from './exports';
export {
  captchas,
  followedAccounts,
  rateCounters,
  roles,
  sessions,
  signInFailures,
  userAccounts,
  userRoles,
  users,
} from './identity';
export { accountDays, channelEnum, factSpans, facts, items, sectionEnum } from './facts';
export { importProblems, imports } from './imports';
export { announcements, messageReceipts, messages } from './messages';
export { reportFieldChoices, reportViews } from './report-settings';
