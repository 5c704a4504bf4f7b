import { importTemplate, templateNames, toSpreadsheetSheets } from '@meridian/draft-editor/core';
import { languages } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { DomainError } from '../../lib/domain-error';
import { sendError } from '../../plugins/error-handler';

const templates = templateNames.flatMap((name) =>
  languages.map((language) => ({ file: `${name}-${language}.xlsx`, name, language })),
);
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * `GET /templates/{file}?t={timestamp}`: workbooks to fill in for keywords, creatives and whole drafts in each language, such as
 * `keyword-cn.xlsx`. Everyone may download them. Each is made for its first request.
 */
export function templatesRoutes(app: FastifyInstance): void {
  const written = new Map<string, Promise<Buffer>>();
  app.get(
    '/templates/:file',
    { config: { access: 'public' }, schema: { hide: true, params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const { file } = z.object({ file: z.string() }).parse(request.params);
      const template = templates.find((one) => one.file === file);
      if (!template) return sendError(request, reply, new DomainError('not_found'), 404);
      const content = written.get(file) ?? write(template);
      written.set(file, content);
      const name = translate(template.language, 'exportFile', `template_${template.name}`);
      return reply
        .type(xlsxType)
        .header('content-disposition', contentDisposition(`${name}.xlsx`))
        .header('cache-control', 'public, max-age=3600')
        .send(await content);
    },
  );
}

async function write({ name, language }: (typeof templates)[number]): Promise<Buffer> {
  // few requests need the writer
  const { writeXlsx } = await import('hucre/xlsx');
  return Buffer.from(await writeXlsx({ sheets: toSpreadsheetSheets(importTemplate(name, language)) }));
}
