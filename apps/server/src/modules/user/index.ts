import { defineModule } from '../../kits/define-module';
import { userRoutes } from './user.routes';

export const userModule = defineModule({
  name: 'user',
  routes: userRoutes,
  audits: {
    getUserInfo: 'read',
    getRouters: 'read',
  },
});
