import { defineModule } from '../../kits/define-module';
import { addPinyin } from './jobs';
import { nameSearchRoutes } from './name-search.routes';

export const nameSearchModule = defineModule({
  name: 'name-search',
  routes: nameSearchRoutes,
  audits: {
    nameSearch: 'read',
  },
  jobs: [addPinyin],
});
