import type { HeaderProfile } from '../core/profile';
import { baiduProfile } from './baidu';
import { genericProfile } from './generic';
import { googleAdsProfile } from './google-ads';

/** Every layout that is understood; where two explain a header equally well, the first counts. */
export const profiles: readonly HeaderProfile[] = [baiduProfile, googleAdsProfile, genericProfile];
