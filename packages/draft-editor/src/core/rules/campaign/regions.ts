import { findRegion } from '../../regions/region-nodes';
import { regionFactor } from '../examples';
import { type Finding, rowRule } from '../rule';
import { isOutside } from '../rule-makers';

/** At least one region; each is known and has a bidding factor that the provider accepts. An empty factor is 1. */
export const regions = rowRule({
  id: 'regions',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Promotion regions', cn: '推广地域', tw: '投放地區' },
  messages: [
    {
      code: 'region_required',
      text: {
        en: 'Select at least one promotion region.',
        cn: '请选择至少一个推广地域',
        tw: '請選擇至少一個投放地區',
      },
      examples: () => [{ fails: { regions: [] }, passes: regionFactor(null) }],
    },
    {
      code: 'region_unknown',
      text: {
        en: 'Remove the regions that don’t exist: {{ids}}.',
        cn: '地域不存在：{{ids}}，请移除',
        tw: '地區不存在：{{ids}}，請移除',
      },
      examples: () => [
        {
          fails: { regions: [{ regionId: 999_999, factor: 1 }] },
          passes: { regions: [{ regionId: 9_001, factor: 1 }] },
        },
      ],
    },
    {
      code: 'region_factor',
      text: {
        en: 'Set region bidding factors between {{min}} and {{max}}. Out of range: {{count}}.',
        cn: '地域出价系数须在 {{min}} 至 {{max}} 之间，有 {{count}} 个不符',
        tw: '地區出價係數須介於 {{min}} 至 {{max}}，有 {{count}} 個不符',
      },
      examples: () => [
        { fails: regionFactor(NaN), passes: regionFactor(null) },
        { fails: regionFactor(0.99), passes: regionFactor(1) },
        { fails: regionFactor(10.01), passes: regionFactor(10) },
      ],
    },
  ],
  limits: ['regionFactor'],
  check: ({ regions: chosen }, { options: { limits } }) => {
    if (chosen.length === 0) return [{ field: 'regions', code: 'region_required' }];
    const { min, max } = limits.regionFactor;
    const unknown = chosen.flatMap(({ regionId }) => (findRegion(String(regionId)) ? [] : [regionId]));
    const count = chosen.filter(
      ({ factor }) => factor !== null && isOutside(factor, limits.regionFactor),
    ).length;
    const findings: Finding<'region_unknown' | 'region_factor'>[] = [];
    if (unknown.length > 0)
      findings.push({
        field: 'regions',
        code: 'region_unknown',
        params: { ids: unknown.slice(0, 5).join(',') },
      });
    if (count > 0) findings.push({ field: 'regions', code: 'region_factor', params: { count, min, max } });
    return findings;
  },
});
