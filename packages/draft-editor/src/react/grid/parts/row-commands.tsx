import { Button } from '@meridian/ui';
import { CopyIcon, PencilIcon, PlusIcon, SearchIcon, Trash2Icon, UndoIcon } from '@meridian/ui/icons';
import { useState, type ReactElement } from 'react';
import { BulkDialog } from '../bulk/bulk-dialog';
import { toolsLabels } from '../tools-labels';
import type { EditableGridProps } from '../types';

export interface RowCommandsProps {
  props: EditableGridProps;
  isFinding: boolean;
  onFind: () => void;
  /** Moves the focus to the grid: the clicked button may be gone. */
  onDone: () => void;
}

/** Adds a row; changes, duplicates, deletes or reverts the ticked ones, or opens dialogs of the host for them; opens find and replace. */
export function RowCommands({ props, isFinding, onFind, onDone }: RowCommandsProps): ReactElement {
  const { rowCount, selectedRows, onSelectedRowsChange, onInsert, onDelete, onDuplicate, revert } = props;
  const { isLoading = false } = props;
  const [isChanging, setIsChanging] = useState(false);
  const [openTool, setOpenTool] = useState<{ id: string; rowKeys: readonly string[] }>();
  const labels = toolsLabels[props.language];
  const count = selectedRows?.size ?? 0;
  const tool = props.tools?.find(({ id }) => id === openTool?.id);
  const revertible = revert ? [...(selectedRows ?? [])].filter(revert.canRevert) : [];
  return (
    <>
      {onInsert && (
        <Button icon={<PlusIcon />} disabled={isLoading} onClick={() => onInsert(rowCount)}>
          {labels.addRow}
        </Button>
      )}
      {selectedRows && count > 0 && (
        <Button icon={<PencilIcon />} disabled={isLoading} onClick={() => setIsChanging(true)}>
          {labels.changeRows(count)}
        </Button>
      )}
      {selectedRows && count > 0 && onDuplicate && (
        <Button icon={<CopyIcon />} onClick={() => onDuplicate([...selectedRows])}>
          {labels.duplicateRows(count)}
        </Button>
      )}
      {selectedRows &&
        count > 0 &&
        props.tools?.map(({ id, icon, label }) => (
          <Button key={id} icon={icon} onClick={() => setOpenTool({ id, rowKeys: [...selectedRows] })}>
            {label(count)}
          </Button>
        ))}
      {selectedRows && count > 0 && onDelete && (
        <Button
          icon={<Trash2Icon />}
          onClick={() => {
            onDelete([...selectedRows]);
            onSelectedRowsChange?.(new Set());
            onDone();
          }}
        >
          {labels.deleteRows(count)}
        </Button>
      )}
      {revert && revertible.length > 0 && (
        <Button
          icon={<UndoIcon />}
          onClick={() => {
            revert.onRevert(revertible);
            onSelectedRowsChange?.(new Set());
            onDone();
          }}
        >
          {labels.revertRows(revertible.length)}
        </Button>
      )}
      <Button icon={<SearchIcon />} aria-pressed={isFinding} disabled={isLoading} onClick={onFind}>
        {labels.findAndReplace}
      </Button>
      {isChanging && selectedRows && (
        <BulkDialog
          props={props}
          rowKeys={selectedRows}
          onClose={() => setIsChanging(false)}
          onClosed={onDone}
        />
      )}
      {openTool &&
        tool?.render({
          rowKeys: openTool.rowKeys,
          onClose: () => setOpenTool(undefined),
          onClosed: onDone,
        })}
    </>
  );
}
