export { scheduleBalanceSync } from './balance-sync';
export { credentialsRoutes } from './credentials.routes';
export { createKeyring, type Keyring } from './keyring';
export { createStoredCredentials } from './stored-credentials';
