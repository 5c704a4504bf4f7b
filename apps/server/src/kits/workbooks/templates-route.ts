import { toSpreadsheetSheets, type NewWorkbook } from '@meridian/draft-editor/workbooks';
import { languages, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { sendError } from '../../platform/http/error-handler';
import { DomainError } from '../../platform/lib/domain-error';

/** A workbook that users fill in. */
export interface SpreadsheetTemplate {
  /** Name in the URL, such as `keyword`. */
  name: string;
  /** Name of the downloaded file. */
  title: TextKey<'exportFile'>;
  workbook: (language: Language) => NewWorkbook;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * `GET /templates/{file}?t={timestamp}`: templates, each in every language, such as `keyword-cn.xlsx`. They are public,
 * and generated on the first request.
 */
export function templatesRoute(app: FastifyInstance, offered: readonly SpreadsheetTemplate[]): void {
  const templates = offered.flatMap((template) =>
    languages.map((language) => ({ file: `${template.name}-${language}.xlsx`, template, language })),
  );
  const written = new Map<string, Promise<Buffer>>();
  app.get(
    '/templates/:file',
    { config: { access: 'public' }, schema: { hide: true, params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const { file } = z.object({ file: z.string() }).parse(request.params);
      const found = templates.find((one) => one.file === file);
      if (!found) return sendError(request, reply, new DomainError('not_found'), 404);
      const { template, language } = found;
      const content = written.get(file) ?? write(template.workbook(language));
      written.set(file, content);
      const name = translate(language, 'exportFile', template.title);
      return (
        reply
          .type(xlsxType)
          // for clients that support only ASCII names, the name in the URL
          .header('content-disposition', contentDisposition(`${name}.xlsx`, { fallback: file }))
          .header('cache-control', 'public, max-age=3600')
          .send(await content)
      );
    },
  );
}

async function write(workbook: NewWorkbook): Promise<Buffer> {
  // loaded on demand: few requests need the writer
  const { writeXlsx } = await import('hucre/xlsx');
  return Buffer.from(await writeXlsx({ sheets: toSpreadsheetSheets(workbook) }));
}
