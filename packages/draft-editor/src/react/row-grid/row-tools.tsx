import { FolderInputIcon, LayersIcon, LayoutGridIcon } from '@meridian/ui/icons';
import { childrenOf, findRow } from '../../core';
import type { GridTool } from '../grid/types';
import { GroupDialog } from '../grouping/group-dialog';
import { groupingLabels } from '../grouping/labels';
import { multiplyLabels } from '../multiply/labels';
import { MultiplyDialog } from '../multiply/multiply-dialog';
import { transferLabels } from '../transfer/labels';
import { TransferDialog, type TransferDialogProps } from '../transfer/transfer-dialog';
import type { GridRowKind } from './row-columns';

export interface RowToolsOptions extends Omit<TransferDialogProps, 'kind' | 'ids' | 'onClose' | 'onClosed'> {
  kind: GridRowKind;
  /** Id of the unit or campaign whose rows are shown. */
  within: string;
}

/** Commands for rows that open a dialog; campaigns have none. */
export function rowTools({ kind, within, ...shared }: RowToolsOptions): readonly GridTool[] {
  if (kind === 'campaign') return [];
  const { draft, language } = shared;
  const transfer: GridTool = {
    id: 'transfer',
    icon: <FolderInputIcon />,
    label: (rows) => (rows === 0 ? null : transferLabels[language].open(rows)),
    render: ({ rowKeys, ...dialog }) => <TransferDialog {...shared} {...dialog} kind={kind} ids={rowKeys} />,
  };
  if (kind !== 'keyword' || findRow(draft, 'unit', within) === undefined) return [transfer];
  const all = childrenOf(draft, 'keyword', within);
  return [
    transfer,
    {
      id: 'group',
      icon: <LayersIcon />,
      isInMenu: true,
      label: (rows) => (all.length === 0 ? null : groupingLabels[language].open(rows)),
      render: ({ rowKeys, ...dialog }) => (
        <GroupDialog
          {...shared}
          {...dialog}
          unitId={within}
          ids={rowKeys.length === 0 ? all.map(({ id }) => id) : rowKeys}
        />
      ),
    },
    {
      id: 'multiply',
      icon: <LayoutGridIcon />,
      isInMenu: true,
      label: () => multiplyLabels[language].open,
      render: ({ onClose, onClosed }) => (
        <MultiplyDialog {...shared} unitId={within} onClose={onClose} onClosed={onClosed} />
      ),
    },
  ];
}
