import {
  CopyIcon,
  DownloadIcon,
  FilesIcon,
  FolderInputIcon,
  LayersIcon,
  LayoutGridIcon,
} from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { childrenOf, findRow, type DuplicateScope, type Row } from '../../core';
import { DuplicatesDialog } from '../duplicates/duplicates-dialog';
import { duplicatesLabels } from '../duplicates/labels';
import type { GridTool } from '../grid/types';
import { GroupDialog } from '../grouping/group-dialog';
import { groupingLabels } from '../grouping/labels';
import { multiplyLabels } from '../multiply/labels';
import { MultiplyDialog } from '../multiply/multiply-dialog';
import type { CopyDialogProps } from '../transfer/copy-dialog';
import { transferLabels } from '../transfer/labels';
import { TransferDialog, type TransferDialogProps } from '../transfer/transfer-dialog';
import { rowGridLabels } from './labels';
import type { GridRowKind } from './row-columns';
import { containerKindOf } from './row-places';

export interface RowToolsOptions extends Omit<TransferDialogProps, 'kind' | 'ids' | 'onClose' | 'onClosed'> {
  kind: GridRowKind;
  /** Id of the unit or campaign whose rows are shown. */
  within: string;
  /** All rows, in the order of the draft. */
  rows: readonly Pick<Row, 'id'>[];
  onSelect: (ids: readonly string[]) => void;
  /** Exports rows with everything in them; if absent, there is no such command. */
  onExport?: ((ids: readonly string[]) => void) | undefined;
  /** The dialog that copies rows to another draft; if absent, there is no such command. */
  renderCopyDialog?: ((dialog: CopyDialogProps) => ReactElement) | undefined;
}

/** Commands of the host for rows: those that open a dialog, and the export of ticked rows. */
export function rowTools({ onExport, renderCopyDialog, ...options }: RowToolsOptions): readonly GridTool[] {
  const { kind, language } = options;
  const labels = rowGridLabels[language];
  const tools = [...dialogTools(options)];
  if (renderCopyDialog)
    tools.push({
      id: 'copyToDraft',
      icon: <FilesIcon />,
      isInMenu: true,
      label: (ticked) => (ticked === 0 ? null : labels.copyToDraft(ticked)),
      render: ({ rowKeys, ...dialog }) => renderCopyDialog({ ...dialog, kind, ids: rowKeys }),
    });
  if (onExport)
    tools.push({
      id: 'export',
      icon: <DownloadIcon />,
      isInMenu: true,
      label: (ticked) => (ticked === 0 ? null : labels.exportRows(ticked)),
      onRun: onExport,
    });
  return tools;
}

/** Campaigns have none. */
function dialogTools({
  kind,
  within,
  rows,
  onSelect,
  ...shared
}: Omit<RowToolsOptions, 'onExport' | 'renderCopyDialog'>): readonly GridTool[] {
  if (kind === 'campaign') return [];
  const { draft, language } = shared;
  const transfer: GridTool = {
    id: 'transfer',
    icon: <FolderInputIcon />,
    label: (ticked) => (ticked === 0 ? null : transferLabels[language].open(ticked)),
    shortLabel: transferLabels[language].openShort,
    render: ({ rowKeys, ...dialog }) => <TransferDialog {...shared} {...dialog} kind={kind} ids={rowKeys} />,
  };
  if (kind !== 'keyword') return [transfer];
  const duplicates: GridTool = {
    id: 'duplicates',
    icon: <CopyIcon />,
    isInMenu: true,
    label: () => (rows.length < 2 ? null : duplicatesLabels[language].open),
    render: ({ rowKeys, ...dialog }) => (
      <DuplicatesDialog
        {...dialog}
        draft={draft}
        sync={shared.sync}
        language={language}
        scopes={scopesIn[containerKindOf(draft, within) ?? 'draft']}
        ids={rowKeys.length < 2 ? rows.map(({ id }) => id) : rowKeys}
        onSelect={onSelect}
      />
    ),
  };
  if (findRow(draft, 'unit', within) === undefined) return [transfer, duplicates];
  const all = childrenOf(draft, 'keyword', within);
  return [
    transfer,
    duplicates,
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

/** Where keywords of a grid can be compared, the widest first. */
const scopesIn: Record<'unit' | 'campaign' | 'draft', readonly DuplicateScope[]> = {
  unit: ['unit'],
  campaign: ['campaign', 'unit'],
  draft: ['draft', 'campaign', 'unit'],
};
