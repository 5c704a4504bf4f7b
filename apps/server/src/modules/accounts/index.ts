export { createAccountsRepository } from './accounts.repository';
export { accountsRoutes } from './accounts.routes';
export { createHomeService } from './home.service';
