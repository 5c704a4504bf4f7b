export { createOperatorChanges, findOperator } from './access-change';
export { userAdministrationRoutes } from './user-administration.routes';
export type { UserSave } from './save-user';
export { createUsersService } from './users.service';
