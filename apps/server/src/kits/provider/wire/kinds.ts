import { limitsOf } from '@meridian/api-client/contract';
import type { ProviderKind } from '@meridian/draft-editor/core';

/** Limits of the provider to which the requests go. */
export const wireLimits = limitsOf('baidu');

interface WireKind {
  service: string;
  add: string;
  get: string;
  update: string;
  remove: string;
  /** Property with the items of a write. */
  items: string;
  /** Property with the field names of a read. */
  fieldsKey: string;
  fields: readonly string[];
  id: string;
  /** Property with the ids of a removal. */
  ids: string;
  parent: string | undefined;
  /** `idType` of reads by id and by parent; campaigns are read by `campaignIds` instead. */
  idType: number;
  parentIdType: number;
  /** Maximum number of item ids per read. */
  readById: number;
  /** Whether a change in review is a second item with the same id, which is read only with `getTemp` 1. */
  hasShadows: boolean;
}

/** The provider's services for each kind. */
export const wireKinds: { readonly [Kind in ProviderKind]: WireKind } = {
  campaign: {
    service: 'CampaignService',
    add: 'addCampaign',
    get: 'getCampaign',
    update: 'updateCampaign',
    remove: 'deleteCampaign',
    items: 'campaignTypes',
    fieldsKey: 'campaignFields',
    fields: [
      ...['campaignId', 'campaignName', 'budget', 'regionTarget', 'schedule', 'pause', 'status'],
      ...['marketingTargetId', 'businessPointId', 'regionPriceFactor', 'schedulePriceFactors', 'shopType'],
      ...['equipmentType', 'campaignBidType', 'campaignBid', 'campaignOcpcBidType', 'campaignOcpcBid'],
      ...['negativeWords', 'exactNegativeWords'],
    ],
    id: 'campaignId',
    ids: 'campaignIds',
    parent: undefined,
    idType: 3,
    parentIdType: 2,
    readById: 100,
    hasShadows: false,
  },
  unit: {
    service: 'AdgroupService',
    add: 'addAdgroup',
    get: 'getAdgroup',
    update: 'updateAdgroup',
    remove: 'deleteAdgroup',
    items: 'adgroupTypes',
    fieldsKey: 'adgroupFields',
    fields: [
      ...['adgroupId', 'campaignId', 'adgroupName', 'pause', 'maxPrice', 'negativeWords', 'status'],
      ...['exactNegativeWords', 'pcFinalUrl', 'pcTrackParam', 'mobileFinalUrl', 'mobileTrackParam'],
      ...['adgroupAutoTargetingStatus', 'offlineReasons'],
    ],
    id: 'adgroupId',
    ids: 'adgroupIds',
    parent: 'campaignId',
    idType: 5,
    parentIdType: 3,
    readById: 5_000,
    hasShadows: true,
  },
  keyword: {
    service: 'KeywordService',
    add: 'addWord',
    get: 'getWord',
    update: 'updateWord',
    remove: 'deleteWord',
    items: 'keywordTypes',
    fieldsKey: 'wordFields',
    fields: [
      ...['keywordId', 'adgroupId', 'keyword', 'price', 'pause', 'matchType', 'phraseType', 'status'],
      'offlineReasons',
    ],
    id: 'keywordId',
    ids: 'keywordIds',
    parent: 'adgroupId',
    idType: 11,
    parentIdType: 5,
    readById: 10_000,
    hasShadows: false,
  },
  creative: {
    service: 'CreativeService',
    add: 'addCreative',
    get: 'getCreative',
    update: 'updateCreative',
    remove: 'deleteCreative',
    items: 'creativeTypes',
    fieldsKey: 'creativeFields',
    fields: [
      ...['creativeId', 'adgroupId', 'title', 'description1', 'description2', 'pause', 'status'],
      ...['pcFinalUrl', 'mobileFinalUrl', 'miniProgramUrl', 'offlineReasons'],
    ],
    id: 'creativeId',
    ids: 'creativeIds',
    parent: 'adgroupId',
    idType: 7,
    parentIdType: 5,
    readById: 1_000,
    hasShadows: true,
  },
};
