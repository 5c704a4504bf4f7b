import { subDays } from 'date-fns';
import { defineModule } from '../../kits/define-module';
import { createChangeRequestsRepository } from './account/change-requests.repository';
import { draftUploadRoutes } from './draft-upload.routes';
import { fetchAccounts, mergeAccounts, mergeNightly, uploadDrafts, watchUploads } from './jobs';
import { removeOldPlans } from './plan/stored-plans.repository';

/** For how many days a repeated request to change an account changes nothing. */
const keptDays = 7;

const saved = { none: 'the draft stores the changes as a command with author and time' };

export const draftUploadModule = defineModule({
  name: 'draft-upload',
  routes: draftUploadRoutes,
  audits: {
    draftPreview: 'read',
    draftSubmit: ['draftSubmit'],
    draftWithdraw: ['draftWithdraw'],
    draftPlan: 'read',
    draftPlannedChanges: 'read',
    draftUpload: ['draftUpload'],
    draftUploadStatus: 'read',
    draftUploadCancel: ['draftUploadCancel'],
    draftUploadPause: ['draftUploadPause'],
    draftUploadResume: ['draftUploadResume'],
    draftUploadRetry: ['draftUploadRetry'],
    draftInverse: ['draftCreate'],
    draftRemovedRows: 'read',
    draftSyncStates: 'read',
    draftAccountChange: ['draftCreate'],
    itemHistory: 'read',
    draftAccountCampaigns: 'read',
    draftAccountFetch: ['draftCreate'],
    draftAccountFetchStatus: 'read',
    draftAccountMerge: saved,
    draftAccountMergeStatus: 'read',
    draftAccountMergeList: 'read',
    draftAccountMergeNightly: {
      none: 'the draft stores the changes as commands of the user who requested it',
    },
    draftAccountMergeCancel: { none: 'the draft stays as it is' },
    draftAccountConflictList: 'read',
    draftAccountConflictDecide: saved,
    draftAccountFetchCancel: { none: 'the draft was never shown; its creation is recorded' },
  },
  jobs: [uploadDrafts, watchUploads, fetchAccounts, mergeAccounts, mergeNightly],
  async housekeeping({ db, clock }) {
    await removeOldPlans(db, subDays(clock.now(), 1));
    await createChangeRequestsRepository(db).removeBefore(subDays(clock.now(), keptDays));
  },
});
