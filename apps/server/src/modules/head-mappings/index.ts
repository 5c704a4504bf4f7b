import { defineModule } from '../../kits/define-module';
import { headMappingsRoutes } from './head-mappings.routes';

const mappings = { none: 'a choice that the next file suggests again' };

export const headMappingsModule = defineModule({
  name: 'head-mappings',
  routes: headMappingsRoutes,
  audits: {
    headMappingList: 'read',
    headMappingSave: mappings,
    headMappingDelete: mappings,
  },
});
