import { basePath, errorResponseSchema, hasPermission, imageFile } from '@meridian/api-client/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createCallersRepository } from '../../kits/identity/callers.repository';
import { FileDamagedError, FileMissingError } from '../../platform/files';
import { sendError } from '../../platform/http/error-handler';
import { DomainError } from '../../platform/lib/domain-error';
import { isImageAccess } from './image-access';
import { createImageFiles } from './image-files';
import { createImagesRepository } from './images.repository';

/** Image files never change; shared caches do not know who has access. */
const cacheControl = 'private, max-age=31536000, immutable';

/** Serves image files to `<img>`, which cannot send the token: instead, the URL has a signature of the session. */
export function imageFileRoute(
  app: FastifyInstance,
  { db, files, clock }: Pick<AppDependencies, 'db' | 'files' | 'clock'>,
): void {
  const callers = createCallersRepository({ db, clock });
  const images = createImagesRepository(db);
  const stored = createImageFiles(files);

  async function sendFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = z.object({ id: z.uuid() }).safeParse(request.params);
    const query = imageFile.query.safeParse(request.query);
    if (!id.success || !query.success) return notFound(request, reply);
    const { session, signature, size } = query.data;
    const caller = await callers.findSigner(session, (hash) => isImageAccess({ session, signature }, hash));
    const mayView = caller?.pendingStep === null && hasPermission(caller.permissions, 'material:image:view');
    if (caller === null || !mayView) return notFound(request, reply);
    const image = await images.find(caller.accountIds, id.data.id);
    if (image === undefined) return notFound(request, reply);
    const { mime, bytes } = image.file;
    const isFull = size === 'full';
    const content = await stored.open(image.file, size);
    if (isFull) void reply.header('content-length', bytes);
    return reply
      .type(isFull ? mime : 'image/webp')
      .header('cache-control', cacheControl)
      .header('content-disposition', contentDisposition(fileNameOf(image.name, mime), { type: 'inline' }))
      .send(content);
  }

  app.route({
    method: 'GET',
    url: `${basePath}${imageFile.path}`,
    exposeHeadRoute: false,
    config: { access: 'public', isSigned: true },
    // already compressed
    compress: false,
    // the OpenAPI document describes envelopes only
    schema: { hide: true, response: { '4xx': errorResponseSchema, '5xx': errorResponseSchema } },
    handler: async (request, reply) => {
      try {
        return await sendFile(request, reply);
      } catch (error) {
        if (!(error instanceof FileMissingError || error instanceof FileDamagedError)) throw error;
        request.log.error({ err: error }, 'the file of an image is missing');
        return notFound(request, reply);
      }
    },
  });
}

/** The same response to every invalid request, so that it does not reveal which images exist. */
const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(request, reply, new DomainError('not_found'), 404);

const fileNameOf = (name: string, mime: string) => `${name}.${mime === 'image/png' ? 'png' : 'jpg'}`;
