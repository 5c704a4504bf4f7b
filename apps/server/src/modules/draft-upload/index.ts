import { subDays } from 'date-fns';
import { defineModule } from '../../kits/define-module';
import { draftUploadRoutes } from './draft-upload.routes';
import { uploadDrafts, watchUploads } from './jobs';
import { removeOldPlans } from './plan/stored-plans.repository';

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
  },
  jobs: [uploadDrafts, watchUploads],
  housekeeping: ({ db, clock }) => removeOldPlans(db, subDays(clock.now(), 1)),
});
