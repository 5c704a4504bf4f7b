import { importTemplate, templateNames } from '@meridian/draft-editor/core';
import type { SpreadsheetTemplate } from '../../kits/workbooks/templates-route';

/** Templates of ad drafts. */
export const draftTemplates: readonly SpreadsheetTemplate[] = templateNames.map((name) => ({
  name,
  title: `template_${name}`,
  workbook: (language) => importTemplate(name, language),
}));
