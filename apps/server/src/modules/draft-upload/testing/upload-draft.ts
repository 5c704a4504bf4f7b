import { emptyFields, fromRows, type Draft } from '@meridian/draft-editor/core';

const address = 'https://www.example.com/';

/** A draft without errors: units with keywords and one creative each. */
export function uploadDraft({
  name = 'Winter',
  campaigns = 2,
  unitsPerCampaign = 2,
  keywordsPerUnit = 3,
  imageId = '',
  bid = 1,
  isOfApps = false,
}: {
  name?: string;
  campaigns?: number;
  unitsPerCampaign?: number;
  keywordsPerUnit?: number;
  /** Id of a picture in the account's library. */
  imageId?: string;
  /** Bid of units and keywords. */
  bid?: number;
  /** Whether campaigns promote apps, which all units then have. */
  isOfApps?: boolean;
} = {}): Draft {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const campaignRows = numbers(campaigns).map((number) => ({
    ...emptyFields.campaign,
    id: `c${number}`,
    parentId: '',
    campaignName: `${name} ${number}`,
    businessPointId: '30102',
    budget: 100,
    bid: 2,
    regions: [{ regionId: 31, factor: null }],
    ...(isOfApps && { marketingTarget: 'app' as const, device: 2 as const }),
  }));
  const unitRows = campaignRows.flatMap((campaign) =>
    numbers(unitsPerCampaign).map((number) => ({
      ...emptyFields.unit,
      id: `${campaign.id}u${number}`,
      parentId: campaign.id,
      adgroupName: `Unit ${number}`,
      pcFinalUrl: address,
      mobileFinalUrl: address,
      bid,
      ...(isOfApps && { iosUrl: `https://apps.apple.com/cn/app/ski/id${number}`, androidApp: `7${number}` }),
    })),
  );
  return fromRows({
    name,
    rows: {
      campaign: campaignRows,
      unit: unitRows,
      keyword: unitRows.flatMap((unit) =>
        numbers(keywordsPerUnit).map((number) => ({
          ...emptyFields.keyword,
          id: `${unit.id}k${number}`,
          parentId: unit.id,
          keyword: `ski ${unit.id} ${number}`,
          bid,
        })),
      ),
      creative: unitRows.map((unit) => ({
        ...emptyFields.creative,
        id: `${unit.id}i`,
        parentId: unit.id,
        title: `Snow holidays ${unit.id}`,
        description1: 'Hotels and lifts in one price, every day of the winter.',
        pictureTheme: 'Snow',
      })),
      picture: unitRows.map((unit) => ({
        id: `${unit.id}p`,
        parentId: unit.id,
        imageId,
        theme: 'Snow',
        ratio: '1:1' as const,
      })),
    },
  });
}
