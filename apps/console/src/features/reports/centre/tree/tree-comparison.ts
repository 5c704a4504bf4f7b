import type { ReportList } from '@meridian/api-client/contract';
import type { Comparison } from '@meridian/report-table';
import { tableComparison } from '../../view/comparison';
import type { Tree } from './tree-rows';

/**
 * The comparison of the campaigns and of the units beneath them; undefined where there is nothing to compare with. Rows
 * that are no item of a report, such as what the units leave, are compared with nothing.
 */
export function treeComparison(
  data: Pick<ReportList, 'list' | 'comparison'>,
  { previousOfUnit }: Pick<Tree, 'previousOfUnit'>,
): Comparison | undefined {
  const campaigns = tableComparison(data);
  return (
    campaigns && {
      ...campaigns,
      previousOf: (row: ReportList['list'][number]) => campaigns.previousOf(row) ?? previousOfUnit.get(row),
    }
  );
}
