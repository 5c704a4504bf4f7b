import { draftPlanExport, endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { fileRoute } from '../../platform/http/file-route';
import { pageOf, pageResponse, sortOf } from '../../platform/lib/paging';
import { createAccountsRepository, createHomeService } from '../accounts';
import { accountRoutes } from './account/account.routes';
import { createInverse } from './create-inverse';
import { createDraftPreviews } from './draft-previews';
import { planFile, planFileName } from './plan/plan-file';
import { createPlanService } from './plan/plan.service';
import { createPreviewService } from './preview.service';
import { createSyncStatesService } from './sync-states.service';
import { createUploadStatusService } from './upload-status.service';
import { cancelUpload, pauseUpload, resumeUpload, retryUpload, startUpload } from './uploads.service';

type Dependencies = Pick<AppDependencies, 'db' | 'reportsDb' | 'clock' | 'jobs' | 'providers'>;

/** Routes for preview, confirmation and upload of ad drafts. */
export function draftUploadRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, reportsDb, clock, jobs, providers = [] } = deps;
  const previews = createDraftPreviews(reportsDb);
  const preview = createPreviewService({ db: reportsDb, previews, clock });
  const plan = createPlanService({
    db: reportsDb,
    writeDb: db,
    previews,
    providers,
    home: createHomeService({ accounts: createAccountsRepository(reportsDb), clock }),
  });
  const uploads = { db, previews, clock, jobs, providers };
  const status = createUploadStatusService({ db });
  const syncStates = createSyncStatesService({ db });

  route(app, endpoints.draftPreview, async ({ body, request: { caller } }) => ({
    data: await preview.preview(caller, body.id),
  }));
  route(app, endpoints.draftSubmit, async ({ body, request: { caller } }) => ({
    data: await preview.submit(caller, body),
  }));
  route(app, endpoints.draftWithdraw, async ({ body, request: { caller } }) => ({
    data: await preview.withdraw(caller, body.id),
  }));
  route(app, endpoints.draftPlan, async ({ body, request: { caller } }) => ({
    data: await plan.plan(caller, body),
  }));
  route(app, endpoints.draftPlannedChanges, async ({ body, request: { caller } }) => {
    const page = pageOf(body.page);
    sortOf(page.sortCol, []);
    const { totalCount, ...data } = await plan.changes(caller, body.query, page);
    return { data, page: pageResponse(page, totalCount) };
  });
  exportPlans(app, plan, clock);
  accountRoutes(app, { db, reportsDb, clock, jobs, providers });
  route(app, endpoints.draftUpload, async ({ body, request: { caller } }) => ({
    data: await startUpload(uploads, caller, body),
  }));
  route(app, endpoints.draftUploadStatus, async ({ body, request: { caller, language } }) => {
    const page = pageOf(body.page);
    sortOf(page.sortCol, []);
    const { totalCount, ...data } = await status.status({ ...caller, language }, body.query, page);
    return { data, page: pageResponse(page, totalCount) };
  });
  route(app, endpoints.draftUploadCancel, async ({ body, request: { caller } }) => ({
    data: await cancelUpload(uploads, caller, body.id),
  }));
  route(app, endpoints.draftUploadPause, async ({ body, request: { caller } }) => ({
    data: await pauseUpload(uploads, caller, body.id),
  }));
  route(app, endpoints.draftUploadResume, async ({ body, request: { caller } }) => ({
    data: await resumeUpload(uploads, caller, body.id),
  }));
  route(app, endpoints.draftUploadRetry, async ({ body, request: { caller } }) => ({
    data: await retryUpload(uploads, caller, body),
  }));
  route(app, endpoints.draftInverse, async ({ body, request: { caller } }) => ({
    data: await createInverse({ db, clock }, caller, body),
  }));
  route(app, endpoints.draftRemovedRows, async ({ body, request: { caller, language } }) => ({
    data: await syncStates.removals({ ...caller, language }, body),
  }));
  route(app, endpoints.draftSyncStates, async ({ body, request: { caller, language } }) => ({
    data: await syncStates.list({ ...caller, language }, body),
  }));
}

/** Registers the routes that export plans as workbooks. */
function exportPlans(
  app: FastifyInstance,
  plan: Pick<ReturnType<typeof createPlanService>, 'items'>,
  clock: Dependencies['clock'],
): void {
  fileRoute(app, draftPlanExport, 'read', async (choice, { caller, language }) => {
    const planned = await plan.items(caller, choice);
    return {
      fileName: planFileName(planned, { language, day: clock.today() }),
      content: Readable.from(planFile(planned, { language, now: clock.now() })),
    };
  });
}
