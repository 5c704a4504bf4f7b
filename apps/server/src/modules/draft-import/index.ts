import { importTemplate, templateNames } from '@meridian/draft-editor/core';
import { defineModule } from '../../kits/define-module';
import type { SpreadsheetTemplate } from '../../kits/workbooks/templates-route';
import { draftImportRoutes } from './draft-import.routes';

/** Templates of ad drafts. */
const draftTemplates: readonly SpreadsheetTemplate[] = templateNames.map((name) => ({
  name,
  title: `template_${name}`,
  workbook: (language) => importTemplate(name, language),
}));

export const draftImportModule = defineModule({
  name: 'draft-import',
  routes: draftImportRoutes,
  audits: {
    draftKeywordImport: 'read',
    draftCreativeImport: 'read',
    draftWholeImport: 'read',
  },
  templates: draftTemplates,
});
