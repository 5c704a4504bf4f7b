import { endpoints, imageSorts } from '@meridian/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { createSessionsRepository } from '../../kits/identity/sessions.repository';
import { tokenHashOf } from '../../kits/identity/token-hash';
import { route } from '../../platform/http/endpoint-route';
import { DomainError } from '../../platform/lib/domain-error';
import { pageOf, pageResponse, sortOf, type PageRequest } from '../../platform/lib/paging';
import { signImageAccess } from './image-access';
import { imageFileRoute } from './image-file.route';
import { imageSyncsRoutes } from './image-syncs.routes';
import { createImageThemesService } from './image-themes.service';
import { imageUploadsRoutes } from './image-uploads.routes';
import type { ImageFilter } from './images.repository';
import { createImagesService } from './images.service';
import { presentImage } from './present-image';

/** Routes for the material library: images, their files, and themes. */
export function materialsRoutes(
  app: FastifyInstance,
  deps: Pick<AppDependencies, 'db' | 'jobs' | 'files' | 'capacity' | 'clock' | 'providers'>,
): void {
  const { db, files, capacity, clock } = deps;
  const images = createImagesService({ db, files, capacity, clock });
  const themes = createImageThemesService({ db });
  const sessions = createSessionsRepository({ db, clock });

  async function list(
    { accountScope, language }: FastifyRequest,
    filter: ImageFilter,
    requested: PageRequest | undefined,
  ) {
    const page = pageOf(requested);
    const sort = sortOf(page.sortCol, imageSorts);
    const { list: found, totalCount } = await images.list(accountScope, filter, { ...page, sort });
    const shown = found.map((image) => presentImage(image, language));
    return { data: { list: shown }, page: pageResponse(page, totalCount) };
  }

  imageUploadsRoutes(app, { db, clock, images });
  imageSyncsRoutes(app, deps);
  imageFileRoute(app, { db, files, clock });
  route(app, endpoints.imageList, ({ body, request }) => list(request, body.query ?? {}, body.page));
  route(app, endpoints.providerImageList, ({ body, request }) =>
    list(request, { ...body.query, isSynchronized: true }, body.page),
  );
  route(app, endpoints.imageFind, async ({ body: { accountId, names } }) => ({
    data: { list: await images.findNamed(accountId, names) },
  }));
  route(app, endpoints.imageCrop, async ({ body, request: { caller, language } }) => {
    const made = await images.crop(caller, body);
    return { data: { images: made.map((image) => presentImage(image, language)) } };
  });
  route(app, endpoints.imageDelete, async ({ body, request: { caller } }) => {
    await images.remove(caller, body.ids);
    return { data: null };
  });
  route(app, endpoints.imageRestore, async ({ body, request: { caller } }) => {
    await images.restore(caller, body.ids);
    return { data: null };
  });
  route(app, endpoints.imageChangeTheme, async ({ body, request: { caller } }) => {
    await images.changeTheme(caller, body);
    return { data: null };
  });
  route(app, endpoints.imageFileAccess, async ({ request: { caller, sessionToken } }) => {
    const live = await sessions.findLive(caller.userId, sessionToken);
    const current = live.find(({ isCurrent }) => isCurrent);
    if (current === undefined) throw new DomainError('login_expired');
    return { data: signImageAccess(current.id, tokenHashOf(sessionToken)) };
  });

  route(app, endpoints.imageThemeList, async ({ request }) => ({
    data: await themes.list(request.accountScope),
  }));
  route(app, endpoints.imageThemeSave, async ({ body: { id, name }, request: { caller, accountScope } }) => ({
    data: await themes.save(caller, { id, name, accountScope }),
  }));
  route(app, endpoints.imageThemeMerge, async ({ body, request: { caller } }) => ({
    data: await themes.merge(caller, body),
  }));
  route(app, endpoints.imageThemeDelete, async ({ body, request: { caller } }) => {
    await themes.remove(caller, body.id);
    return { data: null };
  });
}
