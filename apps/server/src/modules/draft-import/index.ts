import { defineModule } from '../../kits/define-module';
import { draftImportRoutes } from './draft-import.routes';
import { draftTemplates } from './draft-templates';

const mappings = { none: 'a choice that the next file suggests again' };

export const draftImportModule = defineModule({
  routes: draftImportRoutes,
  audits: {
    draftKeywordImport: 'read',
    draftCreativeImport: 'read',
    draftWholeImport: 'read',
    draftMappingList: 'read',
    draftMappingSave: mappings,
    draftMappingDelete: mappings,
  },
  templates: draftTemplates,
});
