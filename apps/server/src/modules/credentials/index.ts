export { scheduleBalanceSync } from './balance-sync';
export { credentialsRoutes } from './credentials.routes';
export { createKeyring } from './keyring';
export { createStoredCredentials } from './stored-credentials';
