import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { accountsRoutes } from './accounts.routes';

export { createAccountsRepository } from './accounts.repository';
export { createHomeService } from './home.service';

export const accountsModule = defineModule({
  name: 'accounts',
  routes: accountsRoutes,
  audits: {
    accountList: 'read',
    accountSummary: 'read',
    accountTrend: 'read',
    accountMovers: 'read',
    accountFollow: ownSetting,
  },
});
