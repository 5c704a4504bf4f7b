import { useTranslation } from '@meridian/i18n';
import { Button, DialogClose, DialogContent, type DialogContentProps } from '@meridian/ui';
import { Form, FormError, FormSubmit, type FormProps } from '@meridian/ui/form';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

export interface FormDialogContentProps<Values extends FieldValues, Output>
  extends
    Pick<FormProps<Values, Output>, 'form' | 'onSubmit' | 'formatError'>,
    Pick<
      DialogContentProps,
      'title' | 'description' | 'closeLabel' | 'onCloseAutoFocus' | 'onOpenAutoFocus' | 'widthPx'
    > {
  /** Already translated, like all texts here. */
  submitLabel: string;
  submitVariant?: 'danger' | 'primary';
  /** Shown above the form, not part of it. */
  intro?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The content of a form dialog: errors of the whole form above its fields, cancel and submit at the end. */
export function FormDialogContent<Values extends FieldValues, Output>({
  form,
  onSubmit,
  formatError,
  submitLabel,
  submitVariant = 'primary',
  intro,
  children,
  ...content
}: FormDialogContentProps<Values, Output>) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <DialogContent
      {...content}
      closesOnBackdrop={false}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <FormSubmit control={form.control} form={id} variant={submitVariant}>
            {submitLabel}
          </FormSubmit>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {intro}
        <Form
          form={form}
          id={id}
          onSubmit={onSubmit}
          formatError={formatError}
          className="flex flex-col gap-4"
        >
          <FormError control={form.control} />
          {children}
        </Form>
      </div>
    </DialogContent>
  );
}
