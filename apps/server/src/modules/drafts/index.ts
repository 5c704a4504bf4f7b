import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineModule } from '../../kits/define-module';
import type { ReportCopiesDependency } from '../../report-engine';
import { draftsRoutes } from './drafts.routes';
import { removeOldDrafts } from './drafts.service';
import { historyRoutes } from './history/history.routes';
import { draftPerformanceRoutes } from './performance/draft-performance.routes';

export {
  createDraftIn,
  createSaveCommandsService,
  draftLimits,
  saveCommandsIn,
} from './save-commands.service';
export { createAccountRowsRepository, type AccountRow, type NewAccountRow } from './account-rows.repository';
export { requireDraft } from './require-draft';
export { draftTables } from './draft-tables-sql';
export { fieldsOf } from './removals-sql';
export { loadDraftRows } from './load-draft';
export { createDraftRowsRepository } from './draft-rows.repository';
export { createDraftsRepository, type LockedDraft } from './drafts.repository';
export { createWaiversRepository } from './waivers.repository';
export { requireStatus } from './require-draft';
export { auditedDraft } from './audited-draft';

const autosave = { none: 'saved with every edit; the draft stores its commands with author and time' };

export const draftsModule = defineModule({
  name: 'drafts',
  routes(app, deps: ModuleDependencies & ReportCopiesDependency) {
    draftsRoutes(app, deps);
    historyRoutes(app, deps);
    draftPerformanceRoutes(app, { ...deps, db: deps.reportsDb });
  },
  audits: {
    draftAccountContents: 'read',
    draftList: 'read',
    draftDetail: 'read',
    draftSave: ['draftCreate'],
    draftCopy: ['draftCreate'],
    draftRowCopyPreview: 'read',
    draftRowCopySave: ['draftCreate'],
    draftHistoryList: 'read',
    draftHistoryRows: 'read',
    draftHistoryPreview: 'read',
    draftHistoryRestore: autosave,
    draftDelete: ['draftDelete'],
    draftRestore: ['draftRestore'],
    draftRowList: 'read',
    draftRowSave: autosave,
    draftRowBatchSave: autosave,
    draftRowDelete: autosave,
    draftRowBatchDelete: autosave,
    draftKeywordPlaces: 'read',
    draftRecentResults: 'read',
    draftPerformance: 'read',
    draftRulesOfDraft: 'read',
    draftWaiverList: 'read',
    draftWaiverSave: ['draftWaiverSave'],
    draftWaiverDelete: ['draftWaiverDelete'],
  },
  housekeeping: ({ db, clock }) => removeOldDrafts(db, clock),
});
