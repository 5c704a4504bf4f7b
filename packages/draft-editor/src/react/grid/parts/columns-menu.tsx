import type { Language } from '@meridian/i18n/core';
import { Button, Checkbox, Popover, PopoverContent, PopoverTrigger } from '@meridian/ui';
import { Columns3Icon } from '@meridian/ui/icons';
import { useId, type ReactElement } from 'react';
import { gridLabels } from '../labels';
import type { EditableColumn } from '../types';
import type { useShownColumns } from '../use-shown-columns';

export interface ColumnsMenuProps {
  columns: readonly EditableColumn[];
  choice: Pick<ReturnType<typeof useShownColumns>, 'shown' | 'setIsHidden'>;
  language: Language;
}

/** The button that shows and hides columns: those of the rows, then groups of others, or why these are unavailable. */
export function ColumnsMenu({ columns, choice, language }: ColumnsMenuProps): ReactElement {
  const { columns: label } = gridLabels[language];
  const groups = [...new Set(columns.map(({ group }) => group))];
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button icon={<Columns3Icon />} className="ml-auto">
          {label}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={label} align="end" className="flex flex-col gap-2 overflow-y-auto p-3">
        {groups.map((group) => {
          const own = columns.filter((column) => column.group === group);
          return group === undefined ? (
            own.map((column) => <ColumnBox key={column.id} column={column} choice={choice} />)
          ) : (
            <ColumnGroup key={group} name={group} columns={own} choice={choice} />
          );
        })}
      </PopoverContent>
    </Popover>
  );
}

interface ColumnGroupProps extends Pick<ColumnsMenuProps, 'columns' | 'choice'> {
  name: string;
}

function ColumnGroup({ name, columns, choice }: ColumnGroupProps) {
  const reasonId = useId();
  const reason = columns.find(({ unavailable }) => unavailable !== undefined)?.unavailable;
  return (
    <fieldset
      data-scope-ui=""
      aria-describedby={reason === undefined ? undefined : reasonId}
      className="flex min-w-0 flex-col gap-2 border-t border-line-2 pt-2"
    >
      <legend data-scope-ui="" className="float-left mb-2 w-full text-12 font-medium text-fg-3">
        {name}
      </legend>
      {reason !== undefined && (
        <p id={reasonId} className="max-w-60 text-12 text-fg-2">
          {reason}
        </p>
      )}
      {columns.map((column) => (
        <ColumnBox key={column.id} column={column} choice={choice} />
      ))}
    </fieldset>
  );
}

interface ColumnBoxProps extends Pick<ColumnsMenuProps, 'choice'> {
  column: EditableColumn;
}

function ColumnBox({ column: { id, label, unavailable }, choice: { shown, setIsHidden } }: ColumnBoxProps) {
  const isShown = shown.some((column) => column.id === id);
  return (
    <Checkbox
      label={label}
      checked={isShown}
      // one column must stay
      disabled={unavailable !== undefined || (isShown && shown.length === 1)}
      onChange={({ target }) => setIsHidden(id, !target.checked)}
    />
  );
}
