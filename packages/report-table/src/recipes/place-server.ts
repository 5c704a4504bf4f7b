import type { Language } from '@meridian/i18n/core';

/** A row of the report as the server sends it. */
export interface PlaceRow {
  id: string;
  name: string;
  cost: number;
  clicks: number;
  hasChildren: boolean;
}

type Names = readonly [en: string, cn: string, tw: string];
type Node = readonly [names: Names, cost: number, clicks: number];

const node = (names: Names, cost: number, clicks: number): Node => [names, cost, clicks];

/** The children of each place, by its path. */
const below: Readonly<Record<string, Readonly<Record<string, Node>>>> = {
  '': {
    japan: node(['Japan', '日本', '日本'], 5040, 6120),
    korea: node(['Korea', '韩国', '韓國'], 1260, 1580),
    thailand: node(['Thailand', '泰国', '泰國'], 430, 655),
  },
  japan: {
    tokyo: node(['Tokyo', '东京', '東京'], 2310, 2840),
    kyoto: node(['Kyoto', '京都', '京都'], 1680, 1960),
    osaka: node(['Osaka', '大阪', '大阪'], 1050, 1320),
  },
  korea: {
    seoul: node(['Seoul', '首尔', '首爾'], 900, 1130),
    busan: node(['Busan', '釜山', '釜山'], 360, 450),
  },
  'japan/tokyo': {
    shibuya: node(['Shibuya', '涩谷', '澀谷'], 1310, 1590),
    asakusa: node(['Asakusa', '浅草', '淺草'], 1000, 1250),
  },
  'japan/kyoto': {
    gion: node(['Gion', '祇园', '祇園'], 1020, 1180),
    arashiyama: node(['Arashiyama', '岚山', '嵐山'], 660, 780),
  },
};

/** The rows below a place, `''` for those of the first level. `fails`: as if the server were unreachable. */
export async function fetchPlaces(
  parent: string,
  { language, fails = false }: { language: Language; fails?: boolean },
): Promise<readonly PlaceRow[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (fails) throw new Error('503 Service Unavailable');
  return Object.entries(below[parent] ?? {}).map(([key, [[en, cn, tw], cost, clicks]]) => {
    const id = parent === '' ? key : `${parent}/${key}`;
    return { id, name: { en, cn, tw }[language], cost, clicks, hasChildren: id in below };
  });
}
