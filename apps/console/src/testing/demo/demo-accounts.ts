import { allPermissions, type UserInfo } from '@meridian/api-client/contract';
import { languageIds, type Language } from '@meridian/i18n/core';
import type { FakeEndpoint } from '../fake-server';
import { recorded, replay } from './recorded';

/** The administrator of the demo, with these permissions. */
export const demoUser = (language: Language, permissions: readonly string[]): UserInfo => ({
  ...recorded('getUserInfo').data,
  roles: [permissions.includes(allPermissions) ? 'admin' : 'edit'],
  permissions: [...permissions],
  language: languageIds[language],
});

/** The account that the console shows first. */
export const firstAccountId = 1001;

/** The responses of the home page. */
export const homeResponses: Readonly<Record<string, FakeEndpoint>> = {
  '/user/account/list': replay(),
  '/account/report/summary': replay(),
  '/account/report/trend': replay(),
  '/account/report/movers': replay(),
  '/account/operation/follow': () => ({ data: { isFollowed: true } }),
};

/** The home page responses for a user without accounts and data. */
export const emptyHomeResponses: Readonly<Record<string, FakeEndpoint>> = {
  '/user/account/list': () => ({ data: { list: [] }, page: { number: 1, size: 50, totalCount: 0 } }),
  '/account/report/summary': () => ({ data: { list: [] } }),
  '/account/report/trend': () => ({ data: { points: [] } }),
  '/account/report/movers': () => ({ data: { day: '2026-11-20', previousDay: '2026-11-19', list: [] } }),
};
