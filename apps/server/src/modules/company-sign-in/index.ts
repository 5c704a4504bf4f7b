import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineModule } from '../../kits/define-module';
import { companySignInRoutes } from './company-sign-in.routes';

export const companySignInModule = defineModule({
  name: 'company-sign-in',
  routes: (app, deps: ModuleDependencies) => companySignInRoutes(app, { ...deps, db: deps.identityDb }),
  audits: {
    companySignInBegin: { none: 'a login that hasn’t happened yet' },
    companySignInComplete: ['signIn', 'signInFail', 'companySignInLink', 'userCreate', 'userChange'],
  },
});
