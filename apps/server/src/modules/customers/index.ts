export { createBalances } from './balances';
export { customersRoutes } from './customers.routes';
