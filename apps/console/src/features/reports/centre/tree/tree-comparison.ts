import type { ReportList } from '@meridian/api-client/contract';
import type { Comparison } from '@meridian/report-table';
import { tableComparison } from '../../view/comparison';
import { subtractUnits, type Tree } from './tree-rows';

/**
 * The comparison of the campaigns and of the units beneath them; undefined where there is nothing to compare with. What
 * the units leave is compared with what they left.
 */
export function treeComparison(
  data: Pick<ReportList, 'list' | 'comparison'>,
  { previousOfUnit, restParts }: Pick<Tree, 'previousOfUnit' | 'restParts'>,
): Comparison | undefined {
  const campaigns = tableComparison(data);
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
