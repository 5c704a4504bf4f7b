import { regionsTakenTogether } from '../../regions/data/overseas';
import { defaultRegionFactor } from '../../regions/region-choice';
import { nothing, rowRule } from '../rule';

/** All countries except Japan are one region at the provider: they must be selected together with one factor, or not at all. */
export const regionsTogether = rowRule({
  id: 'regions-together',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Overseas regions', cn: '海外地域', tw: '海外地區' },
  messages: [
    {
      code: 'regions_apart',
      text: {
        en: 'Select all overseas regions with one factor, or only Japan. The ad provider treats all other countries as one.',
        cn: '日本以外的海外地域在推广平台只能一起投放，且出价系数相同。请全部选择，或只选日本。',
        tw: '日本以外的海外地區在廣告平台只能一起投放，且出價係數相同。請全部選取，或只選日本。',
      },
      examples: () => [
        {
          fails: { regions: [{ regionId: 9002, factor: 1 }] },
          passes: {
            regions: [9001, ...regionsTakenTogether].map((regionId) => ({ regionId, factor: null })),
          },
        },
        {
          fails: {
            regions: regionsTakenTogether.map((regionId, at) => ({ regionId, factor: at === 0 ? 2 : 1 })),
          },
          passes: { regions: regionsTakenTogether.map((regionId) => ({ regionId, factor: 2 })) },
        },
      ],
    },
  ],
  check: ({ regions }) => {
    const chosen = regions.filter(({ regionId }) => regionsTakenTogether.includes(regionId));
    const factors = new Set(chosen.map(({ factor }) => factor ?? defaultRegionFactor));
    const ids = new Set(chosen.map(({ regionId }) => regionId));
    const isTogether = factors.size === 1 && ids.size === regionsTakenTogether.length;
    return chosen.length === 0 || isTogether ? nothing : [{ field: 'regions', code: 'regions_apart' }];
  },
});
