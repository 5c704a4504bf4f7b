export { scheduleBalanceSync } from './balance-sync';
export { credentialsRoutes } from './credentials.routes';
export { createStoredCredentials } from './stored-credentials';
