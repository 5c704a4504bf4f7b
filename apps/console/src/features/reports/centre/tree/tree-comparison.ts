import type { ReportList } from '@meridian/api-client/contract';
import type { Comparison } from '@meridian/report-table';
import { tableComparison } from '../../view/comparison';
import { subtractUnits, type Tree } from './tree-rows';

/**
 * The comparison of the campaigns and of their units; undefined if there is nothing to compare with. The rest of the units is compared
 * with their previous rest.
 */
export function treeComparison(
  data: Pick<ReportList, 'list' | 'comparison'>,
  { previousOfUnit, restParts }: Pick<Tree, 'previousOfUnit' | 'restParts'>,
): Comparison | undefined {
  const campaigns = tableComparison(data, { period: 'weekly' });
  return (
    campaigns && {
      ...campaigns,
      previousOf: (row: ReportList['list'][number]) => {
        const rest = restParts.get(row);
        if (rest) return subtractUnits(campaigns.previousOf(rest.campaign) ?? {}, rest.previousUnits);
        return campaigns.previousOf(row) ?? previousOfUnit.get(row);
      },
    }
  );
}
