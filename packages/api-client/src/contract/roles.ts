import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { nameLimits, requiredLine, versionSchema } from './names';
import { permissions } from './permissions';

/** A role: the permissions and pages that it grants. */
export const roleSchema = z.object({
  id: z.uuid(),
  /** Increases with each change. A save of an older version is rejected with 409. */
  version: versionSchema,
  name: z.string(),
  /** Whether it is one of `builtInRoleNames`, which cannot be changed. */
  isBuiltIn: z.boolean(),
  /** Permissions, or `*:*:*` for all of them. */
  permissions: z.array(z.string()),
  /** Paths of the pages in the menu; null: every page that the permissions allow. */
  pages: z.nullable(z.array(z.string())),
  userCount: z.int().check(z.minimum(0)),
  /** Whether the caller has every permission of the role and may change it, or grant it to users. */
  canGrant: z.boolean(),
});
/** A role. */
export type Role = z.infer<typeof roleSchema>;

const view = { permission: 'system:role:view' } as const;
const edit = { permission: 'system:role:edit' } as const;
const base = '/marketing/api/v1/system/role';
const common = { account: 'none', paged: false } as const;

/** Lists all roles, the built-in ones first. */
export const roleList = defineEndpoint({
  ...common,
  path: `${base}/list`,
  summary: 'Returns all roles, built-in ones first.',
  access: view,
  body: z.optional(z.object({})),
  data: z.object({ list: z.array(roleSchema) }),
  heavy: false,
});

/** One role, and the users who have it. Errors: 404. */
export const roleDetail = defineEndpoint({
  ...common,
  path: `${base}/detail`,
  summary: 'Returns one role and the names of up to 50 users who have it.',
  access: view,
  body: z.object({ id: z.uuid() }),
  data: z.object({ role: roleSchema, userNames: z.array(z.string()) }),
  heavy: false,
});

/**
 * Creates a role, or changes one. Errors: 403 for permissions that the caller lacks, 1400 for a name that exists, 409 with
 * the current role in `data` for a version that is not the latest.
 */
export const roleSave = defineEndpoint({
  ...common,
  path: `${base}/save`,
  summary: 'Creates a role, or updates the one with the given `version`.',
  access: edit,
  body: z.object({
    /** Absent for a new role, with `version`. */
    id: z.optional(z.uuid()),
    version: z.optional(versionSchema),
    name: requiredLine(nameLimits.role),
    permissions: z.array(z.enum(permissions)).check(z.maxLength(permissions.length)),
    pages: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500)),
  }),
  data: roleSchema,
  heavy: false,
});

/** Deletes a role without users, or gives its users another one. */
export const roleDelete = defineEndpoint({
  ...common,
  path: `${base}/delete`,
  summary:
    'Deletes a role. Its users get the role `replacementId`, which is required while the role has users.',
  access: edit,
  body: z.object({ id: z.uuid(), version: versionSchema, replacementId: z.optional(z.uuid()) }),
  data: z.null(),
  heavy: false,
});

/** The roles of the caller, for the permission pages. */
export const ownRoles = defineEndpoint({
  ...common,
  path: '/marketing/api/v1/user/role/list',
  summary: 'Returns the caller’s roles with their permissions and pages.',
  access: 'session',
  body: z.optional(z.object({})),
  data: z.object({
    list: z.array(z.pick(roleSchema, { name: true, isBuiltIn: true, permissions: true, pages: true })),
  }),
  heavy: false,
});
/** A role of the caller. */
export type OwnRole = z.infer<typeof ownRoles.data>['list'][number];
