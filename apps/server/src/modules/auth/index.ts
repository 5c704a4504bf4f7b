import type { ModuleDependencies } from '../../kits/app-dependencies';
import { defineModule } from '../../kits/define-module';
import { ownSetting } from '../../platform/audit';
import { authRoutes } from './auth.routes';

export { notifySecondFactor } from './notify-second-factor';
export { recordFailedSignIn } from './record-sign-in';
export { createSecondFactorsRepository } from './second-factors.repository';
export { sessionResponse } from './session-response';
export { lockedNames } from './sign-in-failures.repository';
export { startSession } from './start-session';
export { unlockUser } from './unlock-user';
export { createUsersRepository } from './users.repository';

export const authModule = defineModule({
  name: 'auth',
  routes: (app, deps: ModuleDependencies) => authRoutes(app, { ...deps, db: deps.identityDb }),
  audits: {
    getPictureValidationCode: { none: 'a captcha, used up by the next try' },
    getSignInOptions: 'read',
    login: ['signIn', 'signInFail', 'signInLock'],
    loginCode: ['signIn', 'signInFail', 'signInLock', 'recoveryCodeUse'],
    logout: ['signOut'],
    changeLanguage: ownSetting,
    changePassword: ['passwordChange', 'signInFail', 'signInLock'],
    secondFactorState: 'read',
    secondFactorBegin: ['signInFail', 'signInLock'],
    secondFactorConfirm: ['secondFactorOn'],
    secondFactorProve: ['secondFactorProve', 'recoveryCodeUse', 'signInFail', 'signInLock'],
    secondFactorEnd: ['secondFactorOff', 'recoveryCodeUse', 'signInFail', 'signInLock'],
    secondFactorRenewCodes: ['recoveryCodesRenew', 'recoveryCodeUse', 'signInFail', 'signInLock'],
    sessionList: 'read',
    sessionClose: ['sessionEnd'],
  },
});
