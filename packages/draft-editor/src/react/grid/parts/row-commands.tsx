import { Button, Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import {
  CopyIcon,
  EllipsisIcon,
  PencilIcon,
  PlusIcon,
  SearchIcon,
  Trash2Icon,
  UndoIcon,
} from '@meridian/ui/icons';
import { useState, type ReactElement } from 'react';
import { BulkDialog } from '../bulk/bulk-dialog';
import { toolsLabels } from '../tools-labels';
import type { EditableGridProps, GridTool } from '../types';

export interface RowCommandsProps {
  props: EditableGridProps;
  isFinding: boolean;
  onFind: () => void;
  /** Moves the focus to the grid: the clicked button may be gone. */
  onDone: () => void;
}

/** Adds a row; changes, duplicates, deletes or reverts the ticked ones; opens dialogs of the host, and find and replace. */
export function RowCommands({ props, isFinding, onFind, onDone }: RowCommandsProps): ReactElement {
  const { rowCount, selectedRows, onSelectedRowsChange, onInsert, onDelete, onDuplicate, revert } = props;
  const { isLoading = false } = props;
  const [isChanging, setIsChanging] = useState(false);
  const [openedTool, setOpenedTool] = useState<{ id: string; rowKeys: readonly string[] }>();
  const labels = toolsLabels[props.language];
  const count = selectedRows?.size ?? 0;
  const tools = (props.tools ?? []).flatMap(({ label, ...tool }) => {
    const name = label(count);
    return name === null ? [] : [{ ...tool, name }];
  });
  const menuTools = tools.filter(({ isInMenu }) => isInMenu);
  const openTool = ({ id, onRun }: Pick<GridTool, 'id' | 'onRun'>) => {
    const rowKeys = [...(selectedRows ?? [])];
    if (onRun) onRun(rowKeys);
    else setOpenedTool({ id, rowKeys });
  };
  const revertible = revert ? [...(selectedRows ?? [])].filter(revert.canRevert) : [];
  return (
    <>
      {onInsert && (
        <Button icon={<PlusIcon />} disabled={isLoading} onClick={() => onInsert(rowCount)}>
          {labels.addRow}
        </Button>
      )}
      {selectedRows && count > 0 && (
        <>
          <span className="text-12 whitespace-nowrap text-fg-2 tabular-nums">{labels.selected(count)}</span>
          <Button
            icon={<PencilIcon />}
            aria-label={labels.changeRows(count)}
            disabled={isLoading}
            onClick={() => setIsChanging(true)}
          >
            {labels.short.change}
          </Button>
        </>
      )}
      {selectedRows && count > 0 && onDuplicate && (
        <Button
          icon={<CopyIcon />}
          aria-label={labels.duplicateRows(count)}
          onClick={() => onDuplicate([...selectedRows])}
        >
          {labels.short.duplicate}
        </Button>
      )}
      {tools.map(
        (tool) =>
          !tool.isInMenu && (
            <Button
              key={tool.id}
              icon={tool.icon}
              aria-label={tool.name}
              disabled={isLoading}
              onClick={() => openTool(tool)}
            >
              {tool.shortLabel ?? tool.name}
            </Button>
          ),
      )}
      {selectedRows && count > 0 && onDelete && (
        <Button
          icon={<Trash2Icon />}
          aria-label={labels.deleteRows(count)}
          onClick={() => {
            onDelete([...selectedRows]);
            onSelectedRowsChange?.(new Set());
            onDone();
          }}
        >
          {labels.short.delete}
        </Button>
      )}
      {revert && revertible.length > 0 && (
        <Button
          icon={<UndoIcon />}
          aria-label={labels.revertRows(revertible.length)}
          onClick={() => {
            revert.onRevert(revertible);
            onSelectedRowsChange?.(new Set());
            onDone();
          }}
        >
          {revertible.length === count ? labels.short.revert : labels.revertRows(revertible.length)}
        </Button>
      )}
      {menuTools.length > 0 && (
        <Menu>
          <MenuTrigger asChild>
            <Button icon={<EllipsisIcon />} disabled={isLoading}>
              {labels.more}
            </Button>
          </MenuTrigger>
          <MenuContent>
            {menuTools.map((tool) => (
              <MenuItem key={tool.id} icon={tool.icon} onSelect={() => openTool(tool)}>
                {tool.name}
              </MenuItem>
            ))}
          </MenuContent>
        </Menu>
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
      {openedTool &&
        props.tools
          ?.find(({ id }) => id === openedTool.id)
          ?.render?.({
            rowKeys: openedTool.rowKeys,
            onClose: () => setOpenedTool(undefined),
            onClosed: onDone,
          })}
    </>
  );
}
