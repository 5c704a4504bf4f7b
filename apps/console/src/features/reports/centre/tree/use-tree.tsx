import type { ReportRow } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n';
import type { CellRenderer } from '@meridian/report-table';
import { useMemo, useState } from 'react';
import { useCellRenderers } from '../../table/cell-renderers';
import type { ReportModel } from '../../use-report-model';
import { TreeName } from './tree-name';
import { campaignKey, treeRows } from './tree-rows';
import { useUnits } from './use-units';

const noRows: readonly ReportRow[] = [];

/** The campaigns of the page with the units of unfolded ones. Unfolded campaigns stay open across weeks. */
export function useTree(model: ReportModel, language: Language) {
  const { report, view, rows, accounts } = model;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const campaigns = rows.response?.data.list ?? noRows;
  const open = useMemo(
    () => campaigns.filter((campaign) => opened.has(campaignKey(campaign))),
    [campaigns, opened],
  );
  const units = useUnits({ channel: report.channel, view, accounts, open });
  const tree = useMemo(() => treeRows(campaigns, (key) => units.get(key)?.state), [campaigns, units]);
  const codes = useCellRenderers(language);
  const nameRenderers = useMemo((): Readonly<Record<string, CellRenderer<ReportRow>>> => {
    const toggle = (key: string, isOpen: boolean) =>
      setOpened((last) => {
        const next = new Set(last);
        if (isOpen) next.add(key);
        else next.delete(key);
        return next;
      });
    const retry = (key: string) => units.get(key)?.retry();
    return {
      campaignName: ({ row, text }) => {
        const node = tree.nodeOf.get(row);
        return node && <TreeName node={node} text={text} onToggle={toggle} onRetry={retry} />;
      },
    };
  }, [tree, units]);
  const renderers = useMemo(() => ({ ...codes, ...nameRenderers }), [codes, nameRenderers]);
  return {
    tree,
    renderers,
    /** Only those of names. */
    nameRenderers,
    isAllOpen: campaigns.length > 0 && open.length === campaigns.length,
    openAll: () => setOpened(new Set([...opened, ...campaigns.map(campaignKey)])),
    closeAll: () => setOpened(new Set()),
  };
}
