import type { RegionData } from './types';

/** Regions outside China. Official division codes do not begin with 90. */
export const overseasRegions: readonly RegionData[] = [
  [9001, '日本', 'Japan', '日本', 'riben'],
  [9002, '韩国', 'South Korea', '南韓', 'hanguo'],
  [9003, '北美', 'North America', '北美', 'beimei'],
  [9004, '欧洲', 'Europe', '歐洲', 'ouzhou'],
  [9005, '东南亚', 'Southeast Asia', '東南亞', 'dongnanya'],
  [9006, '大洋洲', 'Oceania', '大洋洲', 'dayangzhou'],
  [9099, '其他国家和地区', 'Other countries and regions', '其他國家和地區'],
];

/** Ids of the regions that the ad provider targets only together, with one factor: it offers Japan, and all other countries. */
export const regionsTakenTogether: readonly number[] = overseasRegions
  .map(([id]) => id)
  .filter((id) => id !== 9001);
