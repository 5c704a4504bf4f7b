import { endpoints } from '@meridian/api-client/contract';
import { languageOfId } from '@meridian/i18n/core';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../kits/app-dependencies';
import { route } from '../../platform/http/endpoint-route';
import { createReportFieldsService } from './report-fields.service';

/** Routes for the custom fields of the user's reports. */
export function reportFieldsRoutes(app: FastifyInstance, { db }: Pick<AppDependencies, 'db'>): void {
  const fields = createReportFieldsService({ db });

  route(app, endpoints.reportPartList, async ({ request: { caller, language } }) => ({
    data: await fields.listParts(caller, language),
  }));
  route(app, endpoints.reportFieldList, async ({ body, request: { caller, language } }) => ({
    data: await fields.listFields(
      caller,
      body.partsIds,
      (body.language && languageOfId(body.language)) ?? language,
    ),
  }));
  route(app, endpoints.reportFieldSave, async ({ body, request: { caller, language } }) => {
    await fields.save(caller, body, language);
    return { data: {} };
  });
  route(app, endpoints.reportFieldReset, async ({ body, request: { caller, language } }) => {
    await fields.reset(caller, body.partsIds, language);
    return { data: {} };
  });
}
