import { defineEndpoint } from './endpoint';
import { languageIdSchema } from './language';
import * as z from 'zod';

/** A provider account in the user's list. Money is a decimal text in `currency`. */
export const accountSchema = z.object({
  accountId: z.int(),
  accountNo: z.string(),
  accountName: z.string(),
  currency: z.string().length(3),
  timeZone: z.string(),
});

/** An account of the signed-in user. */
export const ownAccountSchema = accountSchema.extend({
  /** The server's calendar day in the account's zone; the browser's clock may be wrong. */
  today: z.iso.date(),
});
export type Account = z.infer<typeof ownAccountSchema>;

export const userInfoSchema = z.object({
  userId: z.string(),
  userName: z.string(),
  avatar: z.string().nullable(),
  introduction: z.string().nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  language: languageIdSchema,
  accounts: z.array(ownAccountSchema),
});
export type UserInfo = z.infer<typeof userInfoSchema>;

export const routeMetaSchema = z.object({
  /** Absent: the last part of the path is the title. */
  title: z.string().nullish(),
  /** Key of the title's text in the package `i18n`; `title` is used when the console has no such text. */
  i18nKey: z.string().optional(),
  icon: z.string().optional(),
  affix: z.boolean().optional(),
  noCache: z.boolean().optional(),
  activeMenu: z.string().optional(),
  /** Key of a longer title, for the report layout. */
  i18nKeyReport: z.string().optional(),
  /** The page has a sub menu of its own at the left. */
  sidebarLeft: z.boolean().optional(),
  /** The page has a bar of dates and exports above it. */
  addSearchTop: z.boolean().optional(),
  roles: z.array(z.string()).optional(),
});

export interface RouteItem {
  /** Absolute, or relative to the parent's path. */
  path: string;
  hidden?: boolean | undefined;
  alwaysShow?: boolean | undefined;
  redirect?: string | undefined;
  meta?: z.infer<typeof routeMetaSchema> | undefined;
  children?: RouteItem[] | undefined;
}
export const routeItemSchema: z.ZodType<RouteItem> = z.object({
  path: z.string(),
  hidden: z.boolean().optional(),
  alwaysShow: z.boolean().optional(),
  redirect: z.string().optional(),
  meta: routeMetaSchema.optional(),
  get children() {
    return z.array(routeItemSchema).optional();
  },
});

const noParams = z.object({});
const noBody = z.object({}).optional();

export const userEndpoints = {
  getUserInfo: defineEndpoint({
    method: 'GET',
    path: '/marketing/api/v1/user/getUserInfo',
    summary: 'The signed-in user with roles, permissions and accounts.',
    access: 'session',
    account: 'none',
    bodyKind: 'json',
    params: noParams,
    body: noBody,
    data: userInfoSchema,
    paged: false,
  }),
  getRouters: defineEndpoint({
    method: 'POST',
    path: '/marketing/api/v1/user/getRouters',
    summary: 'The pages that the user may open, as a tree.',
    access: 'session',
    account: 'none',
    bodyKind: 'json',
    params: noParams,
    body: noBody,
    data: z.array(routeItemSchema),
    paged: false,
  }),
};
