import { defineModule } from '../../kits/define-module';
import { credentialsRoutes } from './credentials.routes';
import { syncBalances } from './jobs';

export { createStoredCredentials } from './stored-credentials';

export const credentialsModule = defineModule({
  name: 'credentials',
  routes: credentialsRoutes,
  audits: {
    credentialsState: 'read',
    credentialsSave: ['credentialsSave'],
    credentialsDelete: ['credentialsDelete'],
    credentialsCheck: { none: 'stores what the provider says, as the hourly check does' },
  },
  jobs: [syncBalances],
});
