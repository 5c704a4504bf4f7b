import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { languageIdSchema } from './language';
import { providerIdSchema } from './providers/provider-ids';
import { signInSteps } from './sign-in-steps';

/** A provider account in the user's list. Money is a decimal text in `currency`. */
export const accountSchema = z.object({
  accountId: z.int(),
  accountNo: z.string(),
  accountName: z.string(),
  /** ISO 4217 code. */
  currency: z.string().check(z.length(3)),
  /** IANA name, such as `Asia/Shanghai`. */
  timeZone: z.string(),
  /** Ad provider of the account, which determines the limits of its drafts. */
  provider: providerIdSchema,
});

/** An account of the logged-in user. */
const ownAccountSchema = z.extend(accountSchema, {
  /** The server's calendar day in the account's zone; the browser's clock may be wrong. */
  today: z.iso.date(),
});
/** An account of the logged-in user. */
export type Account = z.infer<typeof ownAccountSchema>;

/** The logged-in user with roles, permissions and accounts. */
export const userInfoSchema = z.object({
  userId: z.string(),
  userName: z.string(),
  /** URL of a picture. */
  avatar: z.nullable(z.string()),
  introduction: z.nullable(z.string()),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  language: languageIdSchema,
  accounts: z.array(ownAccountSchema),
  /** Accounts that the user follows, in ascending order; servers of earlier versions do not send them. */
  followedAccountIds: z.optional(z.array(z.int())),
  /** Pending step of the session: changing a one-time password, or using a second factor. */
  pendingStep: z.optional(z.nullable(z.enum(signInSteps))),
});
/** The logged-in user with roles, permissions and accounts. */
export type UserInfo = z.infer<typeof userInfoSchema>;

/** Title, icon and layout of a page in the menu. */
export const routeMetaSchema = z.object({
  /** The last part of the path by default. */
  title: z.nullish(z.string()),
  /** Key of the title's text in the package `i18n`; without that text the console shows `title`. */
  i18nKey: z.nullish(z.string()),
  icon: z.nullish(z.string()),
  /** Whether the page's tab cannot be closed. */
  affix: z.nullish(z.boolean()),
  noCache: z.nullish(z.boolean()),
  /** Path of the menu entry to highlight, if it is not the page's own. */
  activeMenu: z.nullish(z.string()),
  /** Key of a longer title, for the report layout. */
  i18nKeyReport: z.nullish(z.string()),
  /** Whether the page has a submenu on the left. */
  sidebarLeft: z.nullish(z.boolean()),
  /** Whether the bar of dates and exports stays in view. A report always has the bar. */
  addSearchTop: z.nullish(z.boolean()),
  /** Roles that may open the page. */
  roles: z.nullish(z.array(z.string())),
});

/** An entry of the menu. Some servers send null for absent values. */
export interface RouteItem {
  /** Absolute, or relative to the parent's path. */
  path: string;
  hidden?: boolean | null | undefined;
  alwaysShow?: boolean | null | undefined;
  redirect?: string | null | undefined;
  meta?: z.infer<typeof routeMetaSchema> | null | undefined;
  children?: RouteItem[] | null | undefined;
}
/** An entry of the menu with its children. */
export const routeItemSchema: z.ZodMiniType<RouteItem> = z.object({
  path: z.string(),
  hidden: z.nullish(z.boolean()),
  alwaysShow: z.nullish(z.boolean()),
  redirect: z.nullish(z.string()),
  meta: z.nullish(routeMetaSchema),
  get children() {
    return z.nullish(z.array(routeItemSchema));
  },
});

const noBody = z.optional(z.object({}));

/** The logged-in user. */
export const getUserInfo = defineEndpoint({
  method: 'GET',
  path: '/marketing/api/v1/user/getUserInfo',
  summary: 'Returns the caller with roles, permissions and accounts.',
  access: 'session',
  account: 'none',
  body: noBody,
  data: userInfoSchema,
  paged: false,
  heavy: false,
  allowedDuring: signInSteps,
});

/** The menu of the logged-in user: pages that the permissions allow. */
export const getRouters = defineEndpoint({
  path: '/marketing/api/v1/user/getRouters',
  summary: 'Returns the tree of pages that the caller can open.',
  access: 'session',
  account: 'none',
  body: noBody,
  data: z.array(routeItemSchema),
  paged: false,
  heavy: false,
  allowedDuring: signInSteps,
});
