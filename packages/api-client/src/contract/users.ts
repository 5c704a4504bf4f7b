import * as z from 'zod/mini';
import { sessionSchema } from './auth';
import { defineEndpoint } from './endpoint';
import { pageRequestSchema } from './envelope';
import { languageIdSchema } from './language';
import { nameLimits, optionalLine, requiredLine, versionSchema } from './names';
import { roleSchema } from './roles';
import { userStates } from './user-states';

/** Sort keys of the list of users. */
export const userSorts = ['userName', 'createdTime', 'signedInTime'] as const;
/** A sort key of the list of users. */
export type UserSort = (typeof userSorts)[number];

/** A user in the view of administrators. */
export const managedUserSchema = z.object({
  id: z.uuid(),
  /** Increases with each change. A save of an older version is rejected with 409. */
  version: versionSchema,
  userName: z.string(),
  /** Name of the person; empty if unknown. */
  displayName: z.string(),
  state: z.enum(userStates),
  isFrozen: z.boolean(),
  isLocked: z.boolean(),
  language: languageIdSchema,
  roles: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Granted accounts that the caller may see. */
  accountIds: z.array(z.int()),
  /** Granted accounts that the caller may not see. */
  otherAccountCount: z.int().check(z.minimum(0)),
  /** Whether the roles give access to every account, regardless of grants. */
  hasAllAccounts: z.boolean(),
  createdTime: z.iso.datetime(),
  signedInTime: z.nullable(z.iso.datetime()),
  passwordChangedTime: z.nullable(z.iso.datetime()),
  /** Whether the password is a one-time password, to be changed at the next login. */
  mustChangePassword: z.boolean(),
  /** Whether the login asks for a code after the password. */
  hasSecondFactor: z.boolean(),
  /** Whether the caller has every permission of the user; otherwise the user is read-only. */
  canEdit: z.boolean(),
  isSelf: z.boolean(),
});
/** A user in the view of administrators. */
export type ManagedUser = z.infer<typeof managedUserSchema>;

const view = { permission: 'system:user:view' } as const;
const edit = { permission: 'system:user:edit' } as const;
const base = '/marketing/api/v1/system/user';
const versioned = z.object({ id: z.uuid(), version: versionSchema });
const withPassword = z.object({
  user: managedUserSchema,
  /** Password for one login, returned once; null if the password did not change. */
  oneTimePassword: z.nullable(z.string()),
});

const common = { account: 'none', paged: false } as const;

/** Lists users, most recently created first. `sortCol` takes a `UserSort`. */
export const userList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns users; `text` searches usernames and display names.',
  access: view,
  body: z.object({
    page: z.optional(pageRequestSchema()),
    query: z.optional(
      z.object({
        text: z.optional(z.string().check(z.maxLength(100))),
        state: z.optional(z.enum(userStates)),
        roleId: z.optional(z.uuid()),
        /** Only users with a grant for this account, which must be one of the caller's. */
        grantedAccountId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
      }),
    ),
  }),
  data: z.object({ list: z.array(managedUserSchema) }),
  paged: true,
  heavy: false,
});

/** One user. Errors: 404. */
export const userDetail = defineEndpoint({
  ...common,
  path: `${base}/detail`,
  summary: 'Returns one user.',
  access: view,
  body: z.object({ id: z.uuid() }),
  data: managedUserSchema,
  heavy: false,
});

/** The roles that users can have, for selection. */
export const userRoleOptions = defineEndpoint({
  ...common,
  path: `${base}/roles`,
  summary: 'Returns the roles that users can have.',
  access: view,
  body: z.optional(z.object({})),
  data: z.object({ list: z.array(roleSchema) }),
  heavy: false,
});

/**
 * Creates a user with a one-time password, or changes one. Errors: 400, 403 for roles or accounts that the caller lacks,
 * 1400 for a name that exists, 409 with the current user in `data` for a version that is not the latest.
 */
export const userSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Creates a user with a one-time password, or updates the one with the given `version`.',
  access: edit,
  body: z.object({
    /** Absent for a new user, with `version`. */
    id: z.optional(z.uuid()),
    version: z.optional(versionSchema),
    /** Cannot be changed after the user was created. */
    userName: requiredLine(nameLimits.userName),
    displayName: optionalLine(nameLimits.displayName),
    language: languageIdSchema,
    isFrozen: z.boolean(),
    /** Without any role, the user has the role `edit`. */
    roleIds: z.array(z.uuid()).check(z.maxLength(50)),
    /** The caller's accounts that the user may see. Grants for other accounts stay. */
    accountIds: z.array(z.int().check(z.minimum(1), z.maximum(2_147_483_647))).check(z.maxLength(10_000)),
  }),
  data: withPassword,
  heavy: false,
});

/** Deletes a user. */
export const userDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary: 'Deletes a user.',
  access: edit,
  body: versioned,
  data: z.null(),
  heavy: false,
});

/** Unlocks a user after three wrong passwords. */
export const userUnlock = defineEndpoint({
  ...common,
  path: `${base}/unlock`,
  summary: 'Unlocks a user who was locked after three wrong passwords.',
  access: edit,
  body: z.object({ id: z.uuid() }),
  data: managedUserSchema,
  heavy: false,
});

/** Sets a one-time password and ends every session of the user. */
export const userResetPassword = defineEndpoint({
  ...common,
  path: `${base}/resetPassword`,
  summary: 'Sets a one-time password for a user and ends all of the user’s sessions.',
  access: edit,
  body: versioned,
  data: withPassword,
  heavy: false,
});

/** Removes the second factor of another user, who lost the device. Errors: 403 for the caller, 404 without one, 409. */
export const userRemoveSecondFactor = defineEndpoint({
  ...common,
  path: `${base}/removeSecondFactor`,
  summary: 'Turns off two-step verification for a user: only the password is needed to log in.',
  access: edit,
  body: versioned,
  data: managedUserSchema,
  heavy: false,
});

/** Lists the devices on which a user is logged in. */
export const userSessionList = defineEndpoint({
  ...common,
  path: `${base}/session/list`,
  summary: 'Returns a user’s active sessions, newest first.',
  access: view,
  body: z.object({ id: z.uuid() }),
  data: z.object({ list: z.array(sessionSchema) }),
  heavy: false,
});

/** Ends one session of a user, or all of them. */
export const userSessionClose = defineEndpoint({
  ...common,
  path: `${base}/session/close`,
  summary: 'Ends one of a user’s sessions, or all of them without `sessionId`.',
  access: edit,
  body: z.object({ id: z.uuid(), sessionId: z.optional(z.uuid()) }),
  data: z.null(),
  heavy: false,
});
