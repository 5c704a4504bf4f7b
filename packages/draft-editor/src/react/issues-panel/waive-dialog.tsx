import type { Language } from '@meridian/i18n/core';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { Form, FormSubmit, FormTextArea } from '@meridian/ui/form';
import { useId, type ReactElement } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { maxReasonLength, ruleTitle, type Issue } from '../../core';
import { useDialogField } from '../inputs/dialog-text';
import { issuesPanelLabels } from './labels';

interface ReasonForm {
  reason: string;
}

export interface WaiveDialogProps {
  /** At least one issue, all of one rule. */
  issues: readonly Issue[];
  isOpen: boolean;
  onClose: () => void;
  /** Gets the reason without spaces around it. */
  onWaive: (reason: string) => void;
  /** Moves the focus when the dialog is gone. */
  onClosed: () => void;
  language: Language;
}

/** Asks why issues are accepted. */
export function WaiveDialog({
  issues,
  isOpen,
  onClose,
  onWaive,
  onClosed,
  language,
}: WaiveDialogProps): ReactElement {
  const labels = issuesPanelLabels[language];
  const id = useId();
  const form = useForm<ReasonForm>({ defaultValues: { reason: '' }, resolver: resolverOf(language) });
  const { control } = form;
  const length = useWatch({ control, name: 'reason' }).trim().length;
  const { ruleId = '', severity = 'warning', params } = issues[0] ?? {};
  const { clear } = useDialogField(form, { field: 'reason', name: `waive ${ruleId}` });
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={labels.dialogTitle(severity, issues.length)}
        description={ruleTitle({ ruleId, params }, language)}
        closeLabel={labels.close}
        closesOnBackdrop={length === 0}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          form.setFocus('reason');
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button onClick={clear}>{labels.cancel}</Button>
            </DialogClose>
            <FormSubmit control={control} form={id}>
              {labels.waive}
            </FormSubmit>
          </>
        }
      >
        <Form
          form={form}
          id={id}
          onSubmit={({ reason }) => {
            onWaive(reason);
            clear();
            onClose();
          }}
        >
          <FormTextArea
            control={control}
            name="reason"
            label={labels.reason}
            hint={labels.reasonHint}
            counter={`${String(length)} / ${String(maxReasonLength)}`}
            required
          />
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function resolverOf(language: Language): Resolver<ReasonForm> {
  const { reasonRequired, reasonTooLong } = issuesPanelLabels[language];
  return (values) => {
    const reason = values.reason.trim();
    const { length } = reason;
    if (length > 0 && length <= maxReasonLength) return { values: { reason }, errors: {} };
    const message = length === 0 ? reasonRequired : reasonTooLong(maxReasonLength, length);
    return { values: {}, errors: { reason: { type: 'length', message } } };
  };
}
