/** Chinese, English and Taiwanese name; then the pinyin, if it differs from the English name. */
export type NameData = readonly [cn: string, en: string, tw: string, pinyin?: string];
/** Id, then names. Ids are the official codes of administrative divisions (GB/T 2260). */
export type RegionData = readonly [id: number, ...name: NameData];

export interface ProvinceData {
  province: RegionData;
  /** Empty if the provider's targeting has nothing below, such as districts of Shanghai. */
  cities: readonly RegionData[];
}

export interface AreaData {
  id: string;
  name: NameData;
  provinces: readonly ProvinceData[];
}
