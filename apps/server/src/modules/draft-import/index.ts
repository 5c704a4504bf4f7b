import { defineModule } from '../../kits/define-module';
import { draftImportRoutes } from './draft-import.routes';
import { draftTemplates } from './draft-templates';

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
