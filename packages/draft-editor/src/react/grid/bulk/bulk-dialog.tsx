import { Button, Dialog, DialogClose, DialogContent, Field, Select, TextField } from '@meridian/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { useDialogText } from '../../inputs/dialog-text';
import { bulkOperations, planBulkChange, type BulkChange, type BulkOperation } from '../rules/bulk-change';
import { toolsLabels } from '../tools-labels';
import type { EditableColumn, EditableGridProps } from '../types';
import { useSliced } from '../use-sliced';
import { BulkValueField } from './bulk-value-field';

export interface BulkDialogProps {
  props: EditableGridProps;
  rowKeys: ReadonlySet<string>;
  onClose: () => void;
  /** Moves the focus to the grid. */
  onClosed: () => void;
}

/** Changes one column of the ticked rows, after counting the changes. */
export function BulkDialog({ props, rowKeys, onClose, onClosed }: BulkDialogProps): ReactElement {
  const { getValue, onEdit } = props;
  const labels = toolsLabels[props.language];
  const columns = props.columns.filter(({ isReadonly }) => !isReadonly);
  const [columnId, setColumnId] = useState(columns[0]?.id);
  const [operation, setOperation] = useState<BulkOperation>('set');
  const value = useDialogText(`change ${columnId} value`);
  const find = useDialogText(`change ${columnId} find`);
  const change = useMemo(
    (): BulkChange => ({ operation, text: value.text, find: find.text }),
    [operation, value.text, find.text],
  );
  const column = columns.find(({ id }) => id === columnId);
  const plan = useSliced(usePlan({ column, change, rowKeys, getValue }));
  const forget = () => {
    value.clear();
    find.clear();
  };
  const apply = () => {
    if (plan && plan.edits.length > 0) onEdit(plan.edits);
    forget();
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={labels.changeRows(rowKeys.size)}
        closeLabel={labels.close}
        closesOnBackdrop={false}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button onClick={forget}>{labels.cancel}</Button>
            </DialogClose>
            <Button variant="primary" disabled={!plan || plan.edits.length === 0} onClick={apply}>
              {labels.apply}
            </Button>
          </>
        }
      >
        <div data-scope-ui="" className="flex flex-col gap-3">
          <Field label={labels.column}>
            {(control) => (
              <Select
                {...control}
                options={columns.map(({ id, label }) => ({ value: id, label }))}
                value={columnId}
                onValueChange={(id) => {
                  setColumnId(id);
                  setOperation('set');
                }}
              />
            )}
          </Field>
          {column && (
            <>
              <Field label={labels.operation}>
                {(control) => (
                  <Select
                    {...control}
                    options={bulkOperations[column.kind].map((each) => ({
                      value: each,
                      label: labels.operations[each],
                    }))}
                    value={operation}
                    onValueChange={setOperation}
                  />
                )}
              </Field>
              {operation === 'replace' && (
                <TextField
                  label={labels.find}
                  value={change.find}
                  onChange={({ target }) => find.setText(target.value)}
                />
              )}
              <BulkValueField
                column={column}
                label={operation === 'replace' ? labels.replaceWith : labels.value}
                text={change.text}
                onTextChange={value.setText}
              />
            </>
          )}
          <p aria-live="polite" className="text-fg-2">
            {plan
              ? [labels.changed(plan.edits.length), plan.rejected > 0 && labels.rejected(plan.rejected)]
                  .filter(Boolean)
                  .join(' · ')
              : labels.searching}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}

function usePlan(input: {
  column: EditableColumn | undefined;
  change: BulkChange;
  rowKeys: ReadonlySet<string>;
  getValue: EditableGridProps['getValue'];
}) {
  const { column, change, rowKeys, getValue } = input;
  return useMemo(
    () => (column ? () => planBulkChange({ rowKeys, column, change, getValue }) : null),
    [column, change, rowKeys, getValue],
  );
}
