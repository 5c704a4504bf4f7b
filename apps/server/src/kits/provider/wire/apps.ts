import { appStoreIdOf, channelIdOf, type RowFields } from '@meridian/draft-editor/core';

/** Apps of a unit as drafts have them. */
export type UnitApps = Pick<RowFields<'unit'>, 'iosUrl' | 'androidApp'>;

type WireApp = { platform: number; channelId: number } | { platform: number; appStoreId: number };

/** Apps of a unit as the provider takes them; null: none any more. */
export type WireApps = { androidBindType?: WireApp | null; iosBindType?: WireApp | null };

export const noApps: UnitApps = { iosUrl: '', androidApp: '' };

/** The codes of the platforms, and where a unit has the app of each. */
export const appPlatforms = [
  { key: 'androidBindType', platform: 1 },
  { key: 'iosBindType', platform: 3 },
] as const;
const [android, ios] = appPlatforms;

/** Apps that the provider knows by number. Of a new unit only those; of one that is there, null for those that are taken away. */
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

/** Apps as they are read: any address of an app is the same app. */
export function storedApps({ iosUrl, androidApp }: UnitApps): UnitApps {
  const appStoreId = appStoreIdOf(iosUrl);
  return {
    iosUrl: appStoreId === undefined ? '' : appAddress(appStoreId),
    androidApp: channelIdOf(androidApp) ?? '',
  };
}

/** Apps of the bindings of one unit. */
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
