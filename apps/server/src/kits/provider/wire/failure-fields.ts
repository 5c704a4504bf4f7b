import type { ItemFailure } from '../provider-port';
import type { WireFailure } from './envelope';

/** Provider field → draft field, where the names differ. */
const draftFields: Readonly<Record<string, string>> = {
  marketingTargetId: 'marketingTarget',
  shopType: 'shopPlatform',
  equipmentType: 'device',
  regionTarget: 'regions',
  regionPriceFactor: 'regions',
  schedulePriceFactors: 'schedule',
  campaignBidType: 'bidMode',
  campaignOcpcBidType: 'bidMode',
  campaignBid: 'bid',
  campaignOcpcBid: 'bid',
  maxPrice: 'bid',
  price: 'bid',
  adgroupAutoTargetingStatus: 'isAutoTargeted',
  pcTrackParam: 'monitorSuffix',
  mobileTrackParam: 'monitorSuffix',
  negativeWords: 'phraseNegatives',
  exactNegativeWords: 'exactNegatives',
  phraseType: 'matchType',
  pause: 'isPaused',
};

/** Converts the provider's failure of an item to Meridian's terms. */
export function itemFailureOf({ code, field, position, content, message }: WireFailure): ItemFailure {
  // some positions contain the field: `keywordTypes[3].price`
  const named = field || /\.(\w+)$/.exec(position ?? '')?.[1];
  return {
    code,
    ...(named && { field: draftFields[named] ?? named }),
    ...(content && { content }),
    message: message ?? '',
  };
}
