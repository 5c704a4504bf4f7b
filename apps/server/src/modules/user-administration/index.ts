import { defineModule } from '../../kits/define-module';
import { userAdministrationRoutes } from './user-administration.routes';

export { createOperatorChanges, findOperator } from './access-change';
export type { UserSave } from './save-user';
export { createUsersService } from './users.service';

export const userAdministrationModule = defineModule({
  name: 'user-administration',
  routes: userAdministrationRoutes,
  audits: {
    userList: 'read',
    userDetail: 'read',
    userRoleOptions: 'read',
    userSave: ['userCreate', 'userChange'],
    userDelete: ['userDelete'],
    userUnlock: ['userUnlock'],
    userResetPassword: ['userPasswordReset'],
    userRemoveSecondFactor: ['userSecondFactorRemove'],
    userSessionList: 'read',
    userSessionClose: ['sessionEnd'],
    ownRoles: 'read',
    roleList: 'read',
    roleDetail: 'read',
    roleSave: ['roleCreate', 'roleChange'],
    roleDelete: ['roleDelete'],
  },
});
