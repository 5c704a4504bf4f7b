import type { HeaderProfile } from '../core/profile';
import { appleSearchAdsProfile } from './apple-search-ads';
import { baiduProfile } from './baidu';
import { metaAdsProfile, oceanEngineProfile, tencentAdsProfile, tiktokAdsProfile } from './feed-networks';
import { genericProfile } from './generic';
import { googleAdsProfile } from './google-ads';
import { meridianProfile } from './meridian';
import { microsoftAdsProfile } from './microsoft-ads';
import { qihoo360Profile } from './qihoo-360';
import { shenmaProfile } from './shenma';
import { sogouProfile } from './sogou';

/** All supported profiles; if two match a header equally well, the first one applies. */
export const profiles: readonly HeaderProfile[] = [
  baiduProfile,
  googleAdsProfile,
  genericProfile,
  qihoo360Profile,
  sogouProfile,
  shenmaProfile,
  microsoftAdsProfile,
  oceanEngineProfile,
  tencentAdsProfile,
  metaAdsProfile,
  tiktokAdsProfile,
  appleSearchAdsProfile,
  meridianProfile,
];
