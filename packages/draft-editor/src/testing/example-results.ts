import type { RecentResults } from '../core';

/** Campaign results of a travel agency, for stories and tests. */
export const exampleResults: RecentResults = {
  dayCount: 30,
  perDay: {
    impression: { lower: 4_200, median: 5_600, upper: 6_900 },
    click: { lower: 180, median: 240, upper: 300 },
    cost: { lower: 520, median: 680, upper: 860 },
  },
  clickPrice: { lower: 2.104, median: 2.8, upper: 3.596 },
  conversionCost: { lower: 48, median: 60, upper: 75 },
  devices: [
    { device: 'pc', impression: 28_000, click: 1_100, cost: 3_200 },
    { device: 'mobile', impression: 72_000, click: 3_100, cost: 8_600 },
  ],
  hours: Array.from({ length: 24 }, (_, hour) => {
    const part = hour < 7 ? 1 : 5;
    return { hour, impression: part * 1_000, click: part * 40, cost: part * 115 };
  }),
  regions: [
    { provinceName: '上海', cityName: '上海', impression: 60_000, click: 2_600, cost: 7_400 },
    { provinceName: '江苏', cityName: '南京', impression: 40_000, click: 1_600, cost: 4_400 },
  ],
};
