import { FolderInputIcon } from '@meridian/ui/icons';
import type { GridTool } from '../grid/types';
import { transferLabels } from '../transfer/labels';
import { TransferDialog, type TransferDialogProps } from '../transfer/transfer-dialog';
import type { GridRowKind } from './row-columns';

export interface RowToolsOptions extends Omit<TransferDialogProps, 'kind' | 'ids' | 'onClose' | 'onClosed'> {
  kind: GridRowKind;
}

/** Commands for ticked rows that open a dialog; campaigns have none. */
export function rowTools(options: RowToolsOptions): readonly GridTool[] {
  const { kind, draft, limits, sync, language, onCommand, newId } = options;
  if (kind === 'campaign') return [];
  return [
    {
      id: 'transfer',
      icon: <FolderInputIcon />,
      label: transferLabels[language].open,
      render: ({ rowKeys, onClose, onClosed }) => (
        <TransferDialog
          draft={draft}
          kind={kind}
          ids={rowKeys}
          limits={limits}
          sync={sync}
          language={language}
          onCommand={onCommand}
          newId={newId}
          onClose={onClose}
          onClosed={onClosed}
        />
      ),
    },
  ];
}
