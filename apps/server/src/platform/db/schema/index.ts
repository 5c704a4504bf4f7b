export { accountBudgets } from './account-budgets';
export { dayNotes, draftRejections } from './day-notes';
export { accounts } from './accounts';
export { alertRules } from './alerts';
export { auditLinks, auditRecords } from './audit';
export { businessPoints } from './business-points';
export { companyIdentities, companySignIns } from './company-sign-ins';
export { companies, customers } from './customers';
export {
  draftCampaigns,
  draftChanges,
  draftCreatives,
  draftKeywords,
  draftPictures,
  drafts,
  draftUnits,
} from './drafts';
export { draftHistory } from './draft-history';
export { draftAccountConflicts, draftMerges, draftNightlyMerges } from './draft-merges';
export { draftRules } from './draft-rules';
export {
  draftPlanParts,
  draftPlans,
  draftAccountChanges,
  draftFetches,
  draftRemovals,
  draftSyncs,
  draftUploadItems,
  draftUploads,
  type StoredBefore,
  type StoredChange,
  type StoredFailure,
  type StoredWait,
} from './draft-uploads';
export { draftWaivers } from './waivers';
export { downloadRecords, type StoredCostExportRequest, type StoredExportRequest } from './exports';
export {
  captchas,
  followedAccounts,
  rateCounters,
  roles,
  endedSessions,
  sessions,
  signInFailures,
  userAccounts,
  userRoles,
  users,
} from './identity';
export { channelEnum, sectionEnum } from './enums';
export { accountDays, factSpans, factVersions, facts, items } from './facts';
export { imageFiles, images, imageSyncs, imageThemes } from './images';
export { headMappings } from './head-mappings';
export { importMappings, importProblems, imports } from './imports';
export { bookings, loadFacts, loadItems, loads, loadSpans } from './loads';
export { mailAddresses, mails } from './mails';
export { announcements, messageReceipts, messages } from './messages';
export {
  recordImportRows,
  recordImports,
  type StoredRowChange,
  type StoredRowProblem,
  type StoredSheetColumn,
} from './record-imports';
export { reportSyncDays, reportSyncs, type FailedReport } from './report-syncs';
export { reportDeliveries, reportSchedules, scheduleRecipients } from './report-schedules';
export { ownMetrics, reportFieldChoices, reportViews } from './report-settings';
export { providerCredentials } from './provider-credentials';
export { searchableNames } from './searchable-names';
export { recoveryCodes, secondFactors, signInChallenges } from './second-factors';
