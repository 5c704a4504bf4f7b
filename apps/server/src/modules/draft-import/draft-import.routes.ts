import multipart from '@fastify/multipart';
import { endpoints, maxDraftImportBytes } from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import type { UploadedWorkbooks } from '../../kits/workbooks/tables/uploaded-workbooks';
import { streamedRoute } from '../../platform/http/endpoint-route';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { multipartLimits, readMultipart } from '../../platform/lib/multipart-parts';
import { createRateLimiter, rateLimits } from '../../platform/lib/rate-limit';
import { createDraftImportService, type DraftImportService } from './draft-import.service';

const { draftKeywordImport, draftCreativeImport, draftWholeImport } = endpoints;
const uploads = [draftKeywordImport, draftCreativeImport, draftWholeImport] as const;

/** Routes that parse files for ad drafts. */
export function draftImportRoutes(
  app: FastifyInstance,
  { db, clock, workbooks }: Pick<AppDependencies, 'db' | 'clock'> & { workbooks: UploadedWorkbooks },
): void {
  const service = createDraftImportService({ db, workbooks });
  const rate = createRateLimiter({ db, clock });

  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: multipartLimits(maxDraftImportBytes),
      throwFileSizeLimit: true,
    });
    for (const endpoint of uploads)
      streamedRoute(scope, endpoint, async ({ request, reply }) => {
        await rate.take(rateLimits.upload, request.caller.userId);
        await workbooks.checkSpace();
        return readUpload({ service, workbooks }, request, reply);
      });
  });
}

async function readUpload(
  { service, workbooks }: { service: DraftImportService; workbooks: UploadedWorkbooks },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AsyncIterable<Uint8Array>> {
  const { fields, files } = await readMultipart(request, workbooks);
  const [file] = files;
  const left = new AbortController();
  reply.raw.once('close', () => {
    left.abort(new DomainError('request_timeout'));
    if (file) void workbooks.discard(file.bytes);
  });
  const body = draftWholeImport.body.safeParse(fields);
  if (!body.success) throw invalidField('id', 'invalid');
  if (!file) throw invalidField('file', 'required');
  const { caller, language } = request;
  const { fileName, bytes } = file;
  return service.read(bytes, { caller, draftId: body.data.id, fileName, language, signal: left.signal });
}
