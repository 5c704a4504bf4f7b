import type { AreaData } from './types';

export const hongKongMacauTaiwan: AreaData = {
  id: 'hong-kong-macau-taiwan',
  name: ['港澳台', 'Hong Kong, Macau and Taiwan', '港澳台'],
  provinces: [
    { province: [81, '香港', 'Hong Kong', '香港', 'xianggang'], cities: [] },
    { province: [82, '澳门', 'Macau', '澳門', 'aomen'], cities: [] },
    { province: [71, '台湾', 'Taiwan', '台灣'], cities: [] },
  ],
};
