import { endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../lib/domain-error';
import { route } from '../../plugins/endpoint-route';

/** Preview, confirmation and upload of ad drafts. */
export function draftUploadRoutes(app: FastifyInstance): void {
  for (const endpoint of [
    endpoints.draftPreview,
    endpoints.draftSubmit,
    endpoints.draftWithdraw,
    endpoints.draftPlan,
    endpoints.draftPlannedChanges,
    endpoints.draftUpload,
    endpoints.draftUploadStatus,
    endpoints.draftUploadCancel,
    endpoints.draftUploadPause,
    endpoints.draftUploadResume,
    endpoints.draftUploadRetry,
    endpoints.draftInverse,
    endpoints.draftSyncStates,
  ])
    route(app, endpoint, () => Promise.reject(new DomainError('unavailable')));
}
