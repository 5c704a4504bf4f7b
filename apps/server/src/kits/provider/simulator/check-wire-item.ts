import { lengthIn, type ProviderKind, type TextLimit } from '@meridian/draft-editor/core';
import { itemName } from '../provider-port';
import { wireLimits } from '../wire/kinds';
import { regionPairs } from '../wire/regions';

/** Why the simulator rejects an item. */
export interface SimulatedFailure {
  code: number;
  field: string;
  content: string;
  message: string;
}

interface Rule {
  field: string;
  code: number;
  min: number;
  max: number;
}
type TextRule = Rule & Pick<TextLimit, 'unit'>;

const text = (field: string, code: number, { min = 1, max, unit }: TextLimit): TextRule => ({
  field,
  code,
  min,
  max,
  unit,
});
const price = (field: string, code: number, { min, max }: { min: number; max: number }): Rule => ({
  field,
  code,
  min,
  max,
});

/** Lengths as the provider counts them; codes from the provider's range 901, with meanings chosen for the simulator. */
const textRules: { readonly [Kind in ProviderKind]: readonly TextRule[] } = {
  campaign: [text('campaignName', 901101, wireLimits.campaignName)],
  unit: [text('adgroupName', 901201, wireLimits.adgroupName)],
  keyword: [text('keyword', 901301, wireLimits.keyword)],
  creative: [
    text('title', 901401, wireLimits.title),
    text('description1', 901402, wireLimits.description1),
    text('description2', 901403, { min: 0, ...wireLimits.description2 }),
  ],
};
const priceRules: { readonly [Kind in ProviderKind]: readonly Rule[] } = {
  campaign: [
    price('budget', 901111, wireLimits.budget),
    price('campaignBid', 901112, wireLimits.bid),
    price('campaignOcpcBid', 901113, wireLimits.conversionBid),
  ],
  unit: [price('maxPrice', 901211, wireLimits.bid)],
  keyword: [price('price', 901311, { min: 0, max: wireLimits.bid.max })],
  creative: [],
};
const duplicateCodes = { campaign: 901181, unit: 901281, keyword: 901381, creative: 901481 } as const;
/** A word that the simulator always rejects. */
const forbidden = '禁投';
const forbiddenCode = 901601;

const knownRegions = new Set(regionPairs.flatMap(([, theirs]) => theirs));

/** Checks values that depend on other values of a campaign. The simulator defines the codes. */
function checkCampaign({
  regionTarget,
  shopType,
  marketingTargetId,
  campaignBidType,
  campaignOcpcBidType,
}: Readonly<Record<string, unknown>>): SimulatedFailure | undefined {
  const rejected = (code: number, field: string, value: unknown) => ({
    code,
    field,
    content: String(value),
    message: `${field} 取值不符合要求`,
  });
  const regions: readonly unknown[] = Array.isArray(regionTarget) ? regionTarget : [];
  const unknown = regions.find((id) => !knownRegions.has(Number(id)));
  if (unknown !== undefined) return rejected(901_121, 'regionTarget', unknown);
  if (shopType !== undefined && marketingTargetId !== 4) return rejected(901_122, 'shopType', shopType);
  const modes = campaignBidType === 1 ? [1, 3] : [0, 2];
  return campaignOcpcBidType !== undefined && !modes.includes(Number(campaignOcpcBidType))
    ? rejected(901_123, 'campaignOcpcBidType', campaignOcpcBidType)
    : undefined;
}

/** Why a picture is rejected. The simulator decides by the name, because it does not decode pictures. */
export function checkWirePicture(name: string): SimulatedFailure | undefined {
  if (!name.includes(forbidden)) return undefined;
  const message = '图片包含禁止投放的内容';
  return { code: forbiddenCode, field: 'imageName', content: forbidden, message };
}

/** The first failure of an item, also compared with its siblings. */
export function checkWireItem(
  kind: ProviderKind,
  item: Readonly<Record<string, unknown>>,
  siblings: readonly Readonly<Record<string, unknown>>[],
): SimulatedFailure | undefined {
  for (const { field, code, min, max, unit } of textRules[kind]) {
    const value = typeof item[field] === 'string' ? item[field] : '';
    const length = lengthIn(unit, value);
    if (length < min || length > max)
      return { code, field, content: value, message: `${field} 长度不符合要求` };
    if (value.includes(forbidden))
      return { code: forbiddenCode, field, content: forbidden, message: '包含禁止投放的内容' };
  }
  for (const { field, code, min, max } of priceRules[kind]) {
    const value = item[field];
    if (typeof value === 'number' && (value < min || value > max))
      return { code, field, content: String(value), message: `${field} 取值不符合要求` };
  }
  const failure = kind === 'campaign' ? checkCampaign(item) : undefined;
  if (failure) return failure;
  const name = itemName(kind, item);
  const isTaken = siblings.some((other) => itemName(kind, other) === name);
  return isTaken
    ? {
        code: duplicateCodes[kind],
        field: textRules[kind][0]?.field ?? '',
        content: name,
        message: '名称重复',
      }
    : undefined;
}
