export { createOperatorChanges, findOperator } from './access-change';
export { userAdministrationRoutes } from './user-administration.routes';
export { createUsersService, type UserSave } from './users.service';
