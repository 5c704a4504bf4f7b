export { credentialsRoutes } from './credentials.routes';
export { createStoredCredentials } from './stored-credentials';
