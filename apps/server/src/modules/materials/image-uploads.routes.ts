import multipart from '@fastify/multipart';
import {
  type Endpoint,
  endpoints,
  type ErrorName,
  type ImageProblem,
  type LibraryImage,
  maxImageBytes,
} from '@meridian/api-client/contract';
import { translate } from '@meridian/i18n/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { resolveAccountScope } from '../../platform/lib/account-scope';
import { displayName, printableText } from '../../platform/lib/display-name';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import { createRateLimiter, rateLimits } from '../../platform/lib/rate-limit';
import type { ImagesService } from './images.service';
import { presentImage } from './present-image';
import { type ImageUploadForm, readImageUpload, storedOf } from './read-image-upload';

/** One byte above our limit, so that a larger file gets its own error instead of rejecting the request. */
const limits = { fileSize: maxImageBytes + 1, fields: 8, fieldSize: 1_000, headerPairs: 50 };
/** Files per request; those beyond `maxImagesPerUpload` are not read. */
const maxFiles = 1_000;

type UploadEndpoint =
  | typeof endpoints.imageUpload
  | typeof endpoints.unitImageUpload
  | typeof endpoints.fileImageUpload;
type ManyUploadEndpoint = typeof endpoints.imageUploadMany | typeof endpoints.unitImageUploadMany;
interface Rules {
  /** Whether to accept only images that a unit can show, with the error code for these. */
  isForUnit: boolean;
}

/** Routes that add images to the library: one service at the URLs of the specification. */
export function imageUploadsRoutes(
  app: FastifyInstance,
  { db, clock, images }: Pick<AppDependencies, 'db' | 'clock'> & { images: ImagesService },
): void {
  const rate = createRateLimiter({ db, clock });
  const receiver: Pick<ImagesService, 'receive' | 'discard'> = {
    discard: (received) => images.discard(received),
    async receive(userId, bytes) {
      await rate.take(rateLimits.image, userId);
      return images.receive(userId, bytes);
    },
  };

  /** Parses a form and adds its images; a failure leaves nothing. */
  async function addImages(
    request: FastifyRequest,
    endpoint: UploadEndpoint | ManyUploadEndpoint,
    { isForUnit }: Rules,
  ): Promise<{ files: ImageUploadForm['files']; added: LibraryImage[] }> {
    await images.requireSpace();
    const form = await readImageUpload(request, receiver, ({ ratio }) =>
      isForUnit && ratio === null ? 'picture_ratio' : null,
    );
    const { accountId, theme } = await orDiscard(form, () => targetOf(request, endpoint, form));
    const { userId } = request.caller;
    const toAdd = form.files.flatMap(({ fileName, result }) =>
      typeof result === 'string' ? [] : [{ file: result, name: imageNameOf(fileName) }],
    );
    const added = toAdd.length === 0 ? [] : await images.add(toAdd, { accountId, userId, theme });
    return { files: form.files, added: added.map((image) => presentImage(image, request.language)) };
  }

  async function orDiscard<T>(form: ImageUploadForm, check: () => T): Promise<T> {
    try {
      return check();
    } catch (error) {
      await images.discard(storedOf(form.files));
      throw error;
    }
  }

  function uploadRoute(scope: FastifyInstance, endpoint: UploadEndpoint, rules: Rules): void {
    route(scope, endpoint, async ({ request }) => {
      const { files, added } = await addImages(request, endpoint, rules);
      const problem = files.map(({ result }) => result).find((result) => typeof result === 'string');
      if (problem !== undefined) throw imageProblemError(problem, rules);
      const [image] = added;
      if (image === undefined) throw invalidField('file', 'required');
      return { data: image };
    });
  }

  function manyUploadRoute(scope: FastifyInstance, endpoint: ManyUploadEndpoint, rules: Rules): void {
    route(scope, endpoint, async ({ request }) => {
      const { files, added } = await addImages(request, endpoint, rules);
      const left = [...added];
      const results = files.map(({ fileName, result }) => ({
        fileName: displayName(fileName, fallbackName),
        image: typeof result === 'string' ? null : (left.shift() ?? null),
        error: typeof result === 'string' ? presentProblem(result, rules, request) : null,
      }));
      return { data: { results } };
    });
  }

  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { ...limits, files: 1, parts: 9 },
      throwFileSizeLimit: false,
    });
    uploadRoute(scope, endpoints.imageUpload, { isForUnit: false });
    uploadRoute(scope, endpoints.unitImageUpload, { isForUnit: true });
    uploadRoute(scope, endpoints.fileImageUpload, { isForUnit: false });
  });
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { ...limits, files: maxFiles, parts: maxFiles + 8 },
      throwFileSizeLimit: false,
    });
    manyUploadRoute(scope, endpoints.imageUploadMany, { isForUnit: false });
    manyUploadRoute(scope, endpoints.unitImageUploadMany, { isForUnit: true });
  });
}

const fallbackName = 'picture';

/** Account and theme of a form. Errors: `invalid_request`, `not_allowed`. */
function targetOf(
  { caller }: FastifyRequest,
  endpoint: UploadEndpoint | ManyUploadEndpoint,
  { fields, files }: ImageUploadForm,
): { accountId: number; theme: string } {
  const body = endpoints.imageUpload.body.safeParse(fields);
  if (!body.success) throw invalidField(String(body.error.issues[0]?.path[0] ?? 'body'), 'invalid');
  const { accountId, theme = '' } = body.data;
  const account: Pick<Endpoint, 'account'> = endpoint;
  resolveAccountScope(caller, account, accountId);
  if (files.length === 0) throw invalidField('file', 'required');
  return { accountId, theme: printableText(theme) };
}

function presentProblem(problem: ImageProblem, rules: Rules, { language }: FastifyRequest) {
  const { code, messageKey } = imageProblemError(problem, rules);
  return { code, problem, message: translate(language, 'errors', messageKey) };
}

/** File name without its extension. */
function imageNameOf(fileName: string): string {
  const shown = displayName(fileName, fallbackName);
  return shown.replace(/\.(jpe?g|png)$/i, '') || fallbackName;
}

const reasons: Partial<Record<ImageProblem, ErrorName>> = {
  picture_type: 'unsupported_type',
  picture_bytes: 'too_large',
  too_many_pictures: 'too_large',
};

/** The error for a file that cannot become an image; `isForUnit`: with the error code for images of units. */
function imageProblemError(problem: ImageProblem, { isForUnit }: { isForUnit: boolean }): DomainError {
  const reason = isForUnit ? 'unit_picture_failed' : (reasons[problem] ?? 'invalid_request');
  const fields = reason === 'invalid_request' ? { file: problem } : undefined;
  return new DomainError(reason, {}, { fields, data: { problem }, messageKey: problem });
}
