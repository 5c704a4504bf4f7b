import type { Language } from '@meridian/i18n/core';
import { Button, Checkbox, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import type { ReactElement } from 'react';
import { pasteLabels } from '../paste-labels';
import type { GridPaste } from '../types';
import { MappingTable } from './mapping-table';
import { PasteSummary } from './paste-summary';
import { usePastePlan, type PasteRequest } from './use-paste-plan';

export interface PasteDialogProps {
  request: PasteRequest;
  language: Language;
  onApply: (paste: GridPaste) => void;
  onClose: () => void;
  /** Returns the focus to the grid. */
  onClosed: () => void;
}

/** Previews pasting: the target columns, and how many rows change, are new or cannot be pasted. */
export function PasteDialog({
  request,
  language,
  onApply,
  onClose,
  onClosed,
}: PasteDialogProps): ReactElement {
  const labels = pasteLabels[language];
  const { rows, mapping, plan, setTarget, setHasHeader } = usePastePlan(request);
  const isEmpty = !plan || plan.edits.length + plan.newRows.length === 0;
  const apply = () => {
    if (plan) onApply({ edits: plan.edits, newRows: plan.newRows });
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={labels.title}
        description={labels.description}
        closeLabel={labels.close}
        closesOnBackdrop={false}
        widthPx={720}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button>{labels.cancel}</Button>
            </DialogClose>
            <Button variant="primary" disabled={isEmpty} onClick={apply}>
              {labels.apply}
            </Button>
          </>
        }
      >
        {mapping && (
          <>
            <Checkbox
              label={labels.hasHeader}
              checked={mapping.hasHeader}
              onChange={({ target }) => setHasHeader(target.checked)}
            />
            <MappingTable
              rows={rows}
              mapping={mapping}
              labels={labels}
              columns={request.columns}
              onTarget={setTarget}
            />
          </>
        )}
        <PasteSummary plan={plan} labels={labels} language={language} />
      </DialogContent>
    </Dialog>
  );
}
