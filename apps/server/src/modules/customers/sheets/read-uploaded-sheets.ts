import type { EndpointData, endpoints } from '@meridian/api-client/contract';
import type { SheetRows } from '@meridian/draft-editor/workbooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { unreadableFile } from '../../../kits/workbooks/tables/unreadable-file-text';
import { tablesIn, type UploadedWorkbooks } from '../../../kits/workbooks/tables/uploaded-workbooks';
import { DomainError, invalidField } from '../../../platform/lib/domain-error';
import { readMultipart } from '../../../platform/lib/multipart-parts';
import { problemMessage } from './problem';
import type { RecordImportsService } from './record-imports.service';

type UploadData = EndpointData<typeof endpoints.customerImportUpload>;

/** Receives a file, parses it in a separate process, and stores its rows for review. */
export async function readUploadedSheets(
  { service, workbooks }: { service: RecordImportsService; workbooks: UploadedWorkbooks },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UploadData> {
  const { files } = await readMultipart(request, workbooks);
  const [file] = files;
  if (!file) throw invalidField('file', 'required');
  const { fileName, bytes } = file;
  const { caller, language } = request;
  const left = new AbortController();
  reply.raw.once('close', () => left.abort(new DomainError('request_timeout')));
  try {
    const { userId } = caller;
    const outcome = await workbooks.read(bytes, {
      userId,
      fileName,
      heads: await service.heads(userId),
      signal: left.signal,
    });
    if (outcome.state === 'unreadable') {
      const { code, failMessage } = unreadableFile(outcome, language);
      return { problem: { code, failMessage }, review: null };
    }
    // parse boundary: this server's own process wrote it
    const { sheets } = JSON.parse(await readFile(tablesIn(bytes), 'utf8')) as { sheets: SheetRows[] };
    const uploaded = await service.upload(sheets, { userId, fileName });
    if (!('code' in uploaded)) return { problem: null, review: uploaded };
    const failMessage = problemMessage(uploaded, language);
    return { problem: { code: uploaded.code, failMessage }, review: null };
  } finally {
    await workbooks.discard(bytes);
  }
}
