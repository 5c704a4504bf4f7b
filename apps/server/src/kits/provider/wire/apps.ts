import { appStoreIdOf, channelIdOf, type RowFields } from '@meridian/draft-editor/core';

/** Apps of a unit, as in drafts. */
export type UnitApps = Pick<RowFields<'unit'>, 'iosUrl' | 'androidApp'>;

type WireApp = { platform: number; channelId: number } | { platform: number; appStoreId: number };

/** Apps of a unit, as sent to the provider; null removes an app. */
export type WireApps = { androidBindType?: WireApp | null; iosBindType?: WireApp | null };

export const noApps: UnitApps = { iosUrl: '', androidApp: '' };

/** Platform codes, and the unit field with the app of each platform. */
export const appPlatforms = [
  { key: 'androidBindType', platform: 1 },
  { key: 'iosBindType', platform: 3 },
] as const;
const [android, ios] = appPlatforms;

/**
 * Converts apps that the provider identifies by number. For a new unit, only those; for an existing one, null for
 * removed apps.
 */
export function toWireApps(
  { iosUrl, androidApp }: UnitApps,
  { isNew }: { isNew: boolean },
): { adgroupAppBinds?: WireApps } {
  const channelId = channelIdOf(androidApp);
  const appStoreId = appStoreIdOf(iosUrl);
  const apps: WireApps = {};
  if (channelId !== undefined)
    apps.androidBindType = { platform: android.platform, channelId: Number(channelId) };
  else if (!isNew && androidApp === '') apps.androidBindType = null;
  if (appStoreId !== undefined) apps.iosBindType = { platform: ios.platform, appStoreId: Number(appStoreId) };
  else if (!isNew && iosUrl === '') apps.iosBindType = null;
  return Object.keys(apps).length === 0 ? {} : { adgroupAppBinds: apps };
}

/** Normalizes apps as they are read back: different URLs of the same app become one. */
export function storedApps({ iosUrl, androidApp }: UnitApps): UnitApps {
  const appStoreId = appStoreIdOf(iosUrl);
  return {
    iosUrl: appStoreId === undefined ? '' : appAddress(appStoreId),
    androidApp: channelIdOf(androidApp) ?? '',
  };
}

/** Apps in the bindings of a unit. */
export function toOurApps(
  binds: readonly {
    channelId?: string | null | undefined;
    appStoreId?: string | null | undefined;
    platform: number;
  }[],
): UnitApps {
  const appStoreId = binds.find(({ platform }) => platform === ios.platform)?.appStoreId;
  return {
    iosUrl: appStoreId ? appAddress(appStoreId) : '',
    androidApp: binds.find(({ platform }) => platform === android.platform)?.channelId ?? '',
  };
}

function appAddress(appStoreId: string): string {
  return `https://apps.apple.com/app/id${appStoreId}`;
}
