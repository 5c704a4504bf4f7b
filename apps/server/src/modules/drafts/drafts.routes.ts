import { draftSorts, endpoints } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { readPage } from '../../platform/lib/paging';
import { createAccountContentsService } from './account-contents.service';
import { createDraftRowsService } from './draft-rows.service';
import { createDraftsService } from './drafts.service';
import { createRowCopyService } from './row-copy.service';
import { createSaveCommandsService } from './save-commands.service';
import { waiversRoutes } from './waivers.routes';

/** Routes for ad drafts, their rows and their waivers. */
export function draftsRoutes(
  app: FastifyInstance,
  { db, clock, providers = [] }: Pick<AppDependencies, 'db' | 'clock' | 'providers'>,
): void {
  const drafts = createDraftsService({ db, clock });
  const commands = createSaveCommandsService({ db, clock });
  const copying = createRowCopyService({ db, clock });
  const contents = createAccountContentsService({ db, providers });

  route(app, endpoints.draftList, ({ body, request: { accountScope } }) =>
    readPage(body.page, draftSorts, (page) => drafts.list(accountScope, body.query ?? {}, page)),
  );
  route(app, endpoints.draftDetail, async ({ body, request: { caller } }) => ({
    data: await drafts.detail(caller, body),
  }));
  route(app, endpoints.draftSave, async ({ body, request: { caller, accountScope } }) => ({
    data: await commands.save(caller, { ...body, accountScope }),
  }));
  route(app, endpoints.draftCopy, async ({ body, request: { caller } }) => ({
    data: await drafts.copy(caller, body),
  }));
  route(app, endpoints.draftRowCopyPreview, async ({ body, request: { caller, accountScope } }) => ({
    data: await copying.preview(caller, { ...body, accountScope }),
  }));
  route(app, endpoints.draftRowCopySave, async ({ body, request: { caller, accountScope } }) => ({
    data: await copying.save(caller, { ...body, accountScope }),
  }));
  route(app, endpoints.draftDelete, async ({ body, request: { caller } }) => {
    await drafts.setDeleted(caller, body.ids, true);
    return { data: null };
  });
  route(app, endpoints.draftRestore, async ({ body, request: { caller } }) => {
    await drafts.setDeleted(caller, body.ids, false);
    return { data: null };
  });

  route(app, endpoints.draftAccountContents, async ({ body, request: { caller } }) => ({
    data: { counts: await contents.contentsOf(caller, body) },
  }));

  route(app, endpoints.draftKeywordPlaces, async ({ body, request: { caller } }) => ({
    data: { list: await drafts.keywordPlaces(caller, body) },
  }));

  route(app, endpoints.draftRecentResults, async ({ body, request: { caller } }) => {
    const { devices, hours, regions, ...results } = await drafts.recentResults(caller, body.id);
    return { data: { ...results, devices: [...devices], hours: [...hours], regions: [...regions] } };
  });

  route(app, endpoints.draftRulesOfDraft, async ({ body, request: { caller } }) => ({
    data: { list: await drafts.rules(caller, body.id) },
  }));
  rowRoutes(app, createDraftRowsService({ db, commands, contents }));
  waiversRoutes(app, { db, clock });
}

function rowRoutes(app: FastifyInstance, rows: ReturnType<typeof createDraftRowsService>): void {
  route(app, endpoints.draftRowList, ({ params: { kind }, body, request: { caller } }) =>
    readPage(body.page, [], (page) => rows.list(caller, { ...body.query, kind }, page)),
  );
  route(app, endpoints.draftRowSave, async ({ params, body: { row, ...target }, request: { caller } }) => {
    const { version } = await rows.save(caller, { ...params, ...target }, [row], () => 'row');
    return { data: { version } };
  });
  route(app, endpoints.draftRowBatchSave, async ({ params, body, request: { caller } }) => {
    const { rows: given, ...target } = body;
    const path = (index: number) => `rows.${index}`;
    const { version } = await rows.save(caller, { ...params, ...target }, given, path);
    return { data: { version } };
  });
  route(app, endpoints.draftRowDelete, async ({ params, body: { id, ...target }, request: { caller } }) => {
    const { version, isAccountKnown } = await rows.remove(caller, { ...params, ...target }, id);
    return { data: { version, isAccountKnown } };
  });
  route(app, endpoints.draftRowBatchDelete, async ({ params, body, request: { caller } }) => {
    const { ids, ...target } = body;
    const { version } = await rows.removeAll(caller, { ...params, ...target }, ids);
    return { data: { version } };
  });
}
