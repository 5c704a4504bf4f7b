export {
  getPictureValidationCode,
  login,
  logout,
  changeLanguage,
  changePassword,
  sessionClose,
  sessionList,
  getSignInOptions,
} from './auth';
export { companySignInBegin, companySignInComplete } from './company-sign-in';
export {
  loginCode,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorProve,
  secondFactorEnd,
  secondFactorRenewCodes,
  secondFactorState,
} from './second-factor';
export { getUserInfo, getRouters } from './user';
export { accountList, accountSummary, accountTrend, accountMovers, accountFollow } from './accounts';
export { accountEvents, dayNoteDelete, dayNoteSave } from './account-events';
export { messageList, messageDetail, messageRead, messageAddPopupCount } from './messages';
export {
  announcementList,
  announcementDetail,
  announcementSave,
  announcementPublish,
  announcementWithdraw,
  announcementDelete,
  announcementTest,
} from './announcements';
export {
  reportImportUpload,
  reportImportList,
  reportImportBook,
  reportImportProblems,
  reportImportUndo,
} from './report-import/endpoints';
export {
  reportImportMappingDelete,
  reportImportMappingList,
  reportImportMappingRename,
} from './report-import/mappings';
export {
  searchReportList,
  searchReportTrend,
  searchReportFilterOptions,
  feedReportList,
  feedReportTrend,
  feedReportFilterOptions,
} from './reports/report-endpoints';
export { searchReportExplanation, feedReportExplanation } from './reports/explanation';
export {
  searchWeeklyOverview,
  feedWeeklyOverview,
  weeklyDevices,
  weeklyRegions,
  weeklyKeywords,
  weeklyDirection,
  weeklyHours,
} from './reports/weekly-overview';
export {
  searchReportCreateExport,
  searchAccountCreateExport,
  feedReportCreateExport,
  feedAccountCreateExport,
  downloadRecordList,
  downloadRecordRetry,
  downloadRecordDelete,
} from './reports/exports';
export { reportPartList, reportFieldList, reportFieldSave, reportFieldReset } from './reports/fields';
export { draftList, draftDetail, draftSave, draftCopy, draftDelete, draftRestore } from './drafts/drafts';
export {
  draftRowList,
  draftRowSave,
  draftRowBatchSave,
  draftRowDelete,
  draftRowBatchDelete,
} from './drafts/draft-rows';
export { businessPointList } from './drafts/business-points';
export { draftAccountContents } from './drafts/account-contents';
export { draftAccountChange } from './drafts/account-changes';
export {
  draftAccountCampaigns,
  draftAccountFetch,
  draftAccountFetchCancel,
  draftAccountFetchStatus,
} from './drafts/account-fetch';
export {
  draftAccountConflictDecide,
  draftAccountConflictList,
  draftAccountMerge,
  draftAccountMergeCancel,
  draftAccountMergeList,
  draftAccountMergeNightly,
  draftAccountMergeStatus,
} from './drafts/account-merge';
export {
  draftHistoryList,
  draftHistoryPreview,
  draftHistoryRestore,
  draftHistoryRows,
} from './drafts/history';
export { draftRowCopyPreview, draftRowCopySave } from './drafts/row-copy';
export { itemHistory } from './drafts/item-history';
export { draftKeywordPlaces } from './drafts/keyword-places';
export { draftRecentResults } from './drafts/recent-results';
export { draftPerformance } from './drafts/performance';
export { draftKeywordImport, draftCreativeImport, draftWholeImport } from './drafts/import';
export { headMappingDelete, headMappingList, headMappingSave } from './workbooks/head-mappings';
export { draftWaiverList, draftWaiverSave, draftWaiverDelete } from './drafts/waivers';
export {
  draftRuleDelete,
  draftRuleList,
  draftRulePause,
  draftRuleSave,
  draftRulesOfDraft,
} from './drafts/draft-rules';
export { draftPreview, draftSubmit, draftWithdraw } from './drafts/preview';
export { draftPlan, draftPlannedChanges } from './drafts/upload-plan';
export {
  draftUpload,
  draftUploadStatus,
  draftUploadCancel,
  draftUploadPause,
  draftUploadResume,
  draftUploadRetry,
  draftInverse,
  draftRemovedRows,
  draftSyncStates,
} from './drafts/upload';
export {
  imageList,
  providerImageList,
  imageFind,
  imageCrop,
  imageDelete,
  imageRestore,
  imageChangeTheme,
  imageFileAccess,
} from './materials/images';
export { imageSync, imageSyncStatus } from './materials/image-syncs';
export {
  imageUpload,
  imageUploadMany,
  unitImageUpload,
  unitImageUploadMany,
  fileImageUpload,
} from './materials/image-uploads';
export { imageThemeList, imageThemeSave, imageThemeMerge, imageThemeDelete } from './materials/image-themes';
export { costBudgetCopy, costBudgetDetail, costBudgetSave } from './cost-report/cost-budgets';
export { costReportCreateExport, costReportList, costReportTrend } from './cost-report/cost-report';
export { reportViewList, reportViewSave, reportViewDelete } from './reports/views';
export { nameSearch } from './name-search';
export { ownMetricDelete, ownMetricList, ownMetricSave } from './reports/own-metrics/endpoints';
export {
  customerList,
  customerDetail,
  customerSave,
  customerArchive,
  customerDelete,
  customerImportUpload,
  customerImportRows,
  customerImportReview,
  customerImportRun,
  companyList,
  companyDetail,
  companySave,
  companyArchive,
  companyDelete,
  companyImportUpload,
  companyImportRows,
  companyImportReview,
  companyImportRun,
  providerAccountList,
  providerAccountDetail,
  providerAccountSave,
  providerAccountArchive,
  providerAccountDelete,
  providerAccountImportUpload,
  providerAccountImportRows,
  providerAccountImportReview,
  providerAccountImportRun,
} from './customers/endpoints';
export { providerAccountBalance } from './customers/provider-accounts';
export {
  credentialsState,
  credentialsSave,
  credentialsDelete,
  credentialsCheck,
} from './customers/credentials';
export { reportSyncStart, reportSyncState } from './customers/report-sync';
export {
  userDelete,
  userDetail,
  userList,
  userRemoveSecondFactor,
  userResetPassword,
  userRoleOptions,
  userSave,
  userSessionClose,
  userSessionList,
  userUnlock,
} from './users';
export { ownRoles, roleDelete, roleDetail, roleList, roleSave } from './roles';
export { auditDetail, auditList } from './audit';
export { mailSettings, mailSettingsSave } from './mail';
export {
  reportScheduleDelete,
  reportScheduleList,
  reportSchedulePause,
  reportScheduleReceivedList,
  reportScheduleReceivedStop,
  reportScheduleRecipientList,
  reportScheduleSave,
  reportScheduleSend,
} from './reports/schedules';
export { alertRuleDelete, alertRuleList, alertRulePause, alertRuleSave } from './alerts/alert-rules';
