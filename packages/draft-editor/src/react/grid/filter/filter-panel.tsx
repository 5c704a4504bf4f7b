import type { Language } from '@meridian/i18n/core';
import { Button, OptionSearch } from '@meridian/ui';
import { ArrowLeftIcon } from '@meridian/ui/icons';
import { useState, type ReactElement } from 'react';
import type { EditableColumn, GridCondition } from '../types';
import { GridConditionForm } from './grid-condition-form';
import { filterLabels } from './labels';

export interface FilterPanelProps {
  /** Columns that conditions can name. */
  columns: readonly EditableColumn[];
  /** The condition to change; undefined for a new one. */
  condition?: GridCondition | undefined;
  /** Id of the column to begin with; without one, the user selects it. */
  columnId?: string | undefined;
  language: Language;
  onApply: (condition: GridCondition) => void;
}

/** Adds or changes a filter: a column, then operator and values. */
export function FilterPanel(props: FilterPanelProps): ReactElement {
  const { columns, condition, language, onApply } = props;
  const labels = filterLabels[language];
  const [columnId, setColumnId] = useState(condition?.column ?? props.columnId);
  const [text, setText] = useState('');
  const column = columns.find(({ id }) => id === columnId);
  if (column)
    return (
      <>
        <div data-scope-ui="" className="border-b border-line-1 p-1">
          <Button
            variant="ghost"
            icon={<ArrowLeftIcon />}
            aria-label={labels.back}
            onClick={() => setColumnId(undefined)}
            className="w-full justify-start"
          >
            {column.label}
          </Button>
        </div>
        <GridConditionForm
          key={column.id}
          column={column}
          condition={condition?.column === column.id ? condition : undefined}
          language={language}
          onApply={onApply}
        />
      </>
    );
  const wanted = text.trim().toLowerCase();
  const options = columns
    .filter(({ label }) => label !== '' && label.toLowerCase().includes(wanted))
    .map(({ id, label }) => ({ value: id, label }));
  return (
    <OptionSearch
      options={options}
      value={undefined}
      onSelect={setColumnId}
      text={text}
      onTextChange={setText}
      labels={{
        list: labels.columns,
        search: labels.search,
        clear: labels.clear,
        empty: labels.noColumn,
        loading: '',
        failed: '',
        retry: '',
      }}
    />
  );
}
