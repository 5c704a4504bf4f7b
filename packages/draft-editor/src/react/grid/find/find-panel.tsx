import { Button, Checkbox, IconButton, Select, TextField, unlessComposing } from '@meridian/ui';
import { XIcon } from '@meridian/ui/icons';
import type { KeyboardEvent, ReactElement, Ref } from 'react';
import { toolsLabels } from '../tools-labels';
import { useFind, type FindInput } from './use-find';

export interface FindPanelProps extends FindInput {
  /** The search field. */
  field: Ref<HTMLInputElement>;
  onClose: () => void;
}

/** Find and replace, above the grid. Enter finds the next cell, Escape closes. */
export function FindPanel({ field, onClose, ...input }: FindPanelProps): ReactElement {
  const { props, shownColumns } = input;
  const labels = toolsLabels[props.language];
  const find = useFind(input);
  const { query, plan, error } = find;
  const selectedCount = props.selectedRows?.size ?? 0;
  const options = [
    { value: 'all', label: labels.allColumns },
    ...shownColumns
      .filter(({ kind, isReadonly }) => kind !== 'select' && !isReadonly)
      .map(({ id, label }) => ({ value: `column:${id}`, label })),
  ];
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <form
      aria-label={labels.findAndReplace}
      className="flex flex-wrap items-start gap-x-3 gap-y-2 border-b border-line-2 bg-sunken px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        find.next();
      }}
    >
      <TextField
        ref={field}
        label={labels.find}
        className="w-56"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the panel to type here
        autoFocus
        value={query.find}
        error={error ? labels.errors[error] : undefined}
        onChange={({ target }) => find.setFind(target.value)}
        onKeyDown={unlessComposing(closeByEscape)}
      />
      <TextField
        label={labels.replaceWith}
        className="w-56"
        value={query.replacement}
        onChange={({ target }) => find.setReplacement(target.value)}
        onKeyDown={unlessComposing(closeByEscape)}
      />
      {/* aligned below the labels of the fields */}
      <div className="flex flex-1 flex-wrap items-center gap-3 pt-6.5">
        <Select
          aria-label={labels.column}
          appearance="quiet"
          options={options}
          value={query.columnId === null ? 'all' : `column:${query.columnId}`}
          onValueChange={(value) =>
            find.setSettings({ columnId: value === 'all' ? null : value.slice('column:'.length) })
          }
        />
        <Button type="submit" disabled={!find.isActive}>
          {labels.next}
        </Button>
        <Button disabled={!plan || plan.edits.length === 0} onClick={find.replaceAll}>
          {labels.replaceAll}
        </Button>
        <IconButton label={labels.close} className="ml-auto" onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      <div className="flex w-full flex-wrap items-center gap-4">
        <Checkbox
          label={labels.matchesCase}
          checked={query.matchesCase}
          onChange={({ target }) => find.setSettings({ matchesCase: target.checked })}
        />
        <Checkbox
          label={labels.isPattern}
          checked={query.isPattern}
          onChange={({ target }) => find.setSettings({ isPattern: target.checked })}
        />
        {(selectedCount > 0 || find.isOnlySelected) && (
          <Checkbox
            label={labels.onlySelected(selectedCount)}
            checked={find.isOnlySelected}
            onChange={({ target }) => find.setIsOnlySelected(target.checked)}
          />
        )}
        <p aria-live="polite" className="text-fg-2">
          {find.isActive &&
            (plan
              ? [
                  labels.matches(plan.matches),
                  plan.rejected > 0 && labels.rejected(plan.rejected),
                  plan.tooLong > 0 && labels.tooLong(plan.tooLong),
                ]
                  .filter(Boolean)
                  .join(' · ')
              : labels.searching)}
        </p>
      </div>
    </form>
  );
}
