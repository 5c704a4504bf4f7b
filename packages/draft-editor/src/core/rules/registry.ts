import type { RowKind } from '../model/rows';
import type { OwnRuleCode } from '../own-rules/own-rule-texts';
import type { ValueErrorCode } from '../values/value-error';
import { budgetRange } from './campaign/budget-range';
import { businessRequired } from './campaign/business-required';
import { campaignBid } from './campaign/campaign-bid';
import { campaignContent } from './campaign/campaign-content';
import { campaignCount } from './campaign/campaign-count';
import { campaignNameDuplicate } from './campaign/campaign-name-duplicate';
import { campaignNameLength } from './campaign/campaign-name-length';
import { campaignNameRequired } from './campaign/campaign-name-required';
import { deviceAllowed } from './campaign/device-allowed';
import { regions } from './campaign/regions';
import { regionsTogether } from './campaign/regions-together';
import { scheduleWindows } from './campaign/schedule-windows';
import { shopPlatform } from './campaign/shop-platform';
import { unitCount } from './campaign/unit-count';
import { creativeDuplicate } from './creative/creative-duplicate';
import { creativeSensitive } from './creative/creative-sensitive';
import { creativeTheme } from './creative/creative-theme';
import { creativeUrlLength } from './creative/creative-url-length';
import { creativeUrlValid } from './creative/creative-url-valid';
import { creativeVisible } from './creative/creative-visible';
import { descriptionAdvice } from './creative/description-advice';
import { description1Length } from './creative/description1-length';
import { description1Required } from './creative/description1-required';
import { description2Length } from './creative/description2-length';
import { regionWildcardPlace } from './creative/region-wildcard-place';
import { titleLength } from './creative/title-length';
import { titleRequired } from './creative/title-required';
import { wildcardBraces } from './creative/wildcard-braces';
import { wildcardOverflow } from './creative/wildcard-overflow';
import { campaignRequired } from './draft/campaign-required';
import { draftNameRequired } from './draft/draft-name-required';
import { keywordBid } from './keyword/keyword-bid';
import { keywordBraces } from './keyword/keyword-braces';
import { keywordContainsSensitive } from './keyword/keyword-contains-sensitive';
import { keywordDuplicate } from './keyword/keyword-duplicate';
import { keywordInOtherUnit } from './keyword/keyword-in-other-unit';
import { keywordLength } from './keyword/keyword-length';
import { keywordRequired } from './keyword/keyword-required';
import { keywordSensitive } from './keyword/keyword-sensitive';
import { keywordVisible } from './keyword/keyword-visible';
import { campaignNegativeCount, negativeCount } from './negatives/negative-count';
import { campaignNegativeDuplicate, negativeDuplicate } from './negatives/negative-duplicate';
import { campaignNegativeLength, negativeLength } from './negatives/negative-length';
import { campaignNegativeVisible, negativeVisible } from './negatives/negative-visible';
import { pictureImageRequired } from './picture/picture-image-required';
import { pictureThemeRequired } from './picture/picture-theme-required';
import type { WholeDraftRule, GroupRule, RowRule, RuleDescription } from './rule';
import { campaignDecimals, keywordDecimals, unitDecimals } from './two-decimals';
import { appKnown } from './unit/app-known';
import { creativeCount } from './unit/creative-count';
import { finalUrlLength } from './unit/final-url-length';
import { finalUrlRequired } from './unit/final-url-required';
import { finalUrlValid } from './unit/final-url-valid';
import { iosUrlLength } from './unit/ios-url-length';
import { iosUrlValid } from './unit/ios-url-valid';
import { keywordCount } from './unit/keyword-count';
import { negativeBlocksKeyword } from './unit/negative-blocks-keyword';
import { picturesRequired } from './unit/pictures-required';
import { unitBid } from './unit/unit-bid';
import { unitContent } from './unit/unit-content';
import { unitNameDuplicate } from './unit/unit-name-duplicate';
import { unitNameLength } from './unit/unit-name-length';
import { unitNameRequired } from './unit/unit-name-required';

const ofRows = {
  campaign: [
    budgetRange,
    businessRequired,
    campaignBid,
    campaignContent,
    campaignDecimals,
    campaignNameLength,
    campaignNameRequired,
    campaignNegativeCount,
    campaignNegativeDuplicate,
    campaignNegativeLength,
    campaignNegativeVisible,
    deviceAllowed,
    regions,
    regionsTogether,
    scheduleWindows,
    shopPlatform,
    unitCount,
  ],
  unit: [
    appKnown,
    creativeCount,
    finalUrlLength,
    finalUrlRequired,
    finalUrlValid,
    iosUrlLength,
    iosUrlValid,
    keywordCount,
    negativeBlocksKeyword,
    negativeCount,
    negativeDuplicate,
    negativeLength,
    negativeVisible,
    picturesRequired,
    unitBid,
    unitContent,
    unitDecimals,
    unitNameLength,
    unitNameRequired,
  ],
  keyword: [
    keywordBid,
    keywordBraces,
    keywordDecimals,
    keywordContainsSensitive,
    keywordLength,
    keywordRequired,
    keywordSensitive,
    keywordVisible,
  ],
  creative: [
    creativeSensitive,
    creativeTheme,
    creativeUrlLength,
    creativeUrlValid,
    creativeVisible,
    descriptionAdvice,
    description1Length,
    description1Required,
    description2Length,
    regionWildcardPlace,
    titleLength,
    titleRequired,
    wildcardBraces,
    wildcardOverflow,
  ],
  picture: [pictureImageRequired, pictureThemeRequired],
};

const ofGroups = {
  campaign: [campaignCount, campaignNameDuplicate],
  unit: [unitNameDuplicate],
  keyword: [keywordDuplicate],
  creative: [creativeDuplicate],
  picture: [],
};

const ofDraft = [draftNameRequired, campaignRequired];

/** Rules whose check is elsewhere. */
const described = [keywordInOtherUnit];

type AnyRule =
  | (typeof ofRows)[RowKind][number]
  | (typeof ofGroups)[RowKind][number]
  | (typeof ofDraft)[number]
  | (typeof described)[number];

/** Codes of issues: what rules find in a draft, and why a typed text is no value. */
export type IssueCode = AnyRule['messages'][number]['code'] | OwnRuleCode | ValueErrorCode;

/** Rules for one row, by its kind. A new rule is a file and an entry in this one: docs/recipes/add-a-draft-rule.md. */
export const rowRules: { readonly [Kind in RowKind]: readonly RowRule<Kind, IssueCode>[] } = ofRows;

/** Rules that compare the rows of one parent. */
export const groupRules: { readonly [Kind in RowKind]: readonly GroupRule<Kind, IssueCode>[] } = ofGroups;

/** Rules for what concerns no row. */
export const wholeDraftRules: readonly WholeDraftRule<IssueCode>[] = ofDraft;

/** Every rule that checks a draft. */
export const allRules: readonly RuleDescription<IssueCode>[] = [
  ...wholeDraftRules,
  ...Object.values(rowRules).flat(),
  ...Object.values(groupRules).flat(),
  ...described,
];
