import { zodResolver } from '@hookform/resolvers/zod';
import type { Account, ImportMode, ReportImport } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { Form, FormError } from '@meridian/ui/form';
import { useId, useState } from 'react';
import { useForm, useFormState, useWatch, type FieldPath } from 'react-hook-form';
import { useShowServerError } from '../../../lib/api/use-show-server-error';
import type { AccountClock } from '../../../lib/dates/day-and-time';
import { notify } from '../../../lib/page/notices';
import { DiscardDialog } from '../undo/discard-dialog';
import { ColumnMapping } from './column-mapping';
import { ConstantFields } from './constant-fields';
import { DetectedList } from './detected-list';
import { EffectSection } from './effect-section';
import { FailedRows } from './failed-rows';
import { focusDialog } from './focus-dialog';
import { loadEffectsOf } from './load-effects-of';
import { NoteList } from './note-list';
import { QuestionList } from './question-list';
import { ReadingFields } from './reading-fields';
import { RememberBox } from './remember-box';
import {
  accountFieldNames,
  hasMapping,
  isBlocked,
  isReadOtherwise,
  openQuestionCount,
  reviewFormOf,
  reviewFormSchema,
  toAnswers,
  type ReviewForm,
} from './review-form';
import { useBookImport } from './use-book-import';
import { useReviewDraft } from './use-review-draft';

export interface ReviewDialogProps {
  item: ReportImport;
  account: Account | undefined;
  clock: AccountClock;
  onClose: () => void;
}

/** Shows the detected content of a file and the effect of its import, asks unclear questions, and applies it. */
export function ReviewDialog({ item, account, clock, onClose }: ReviewDialogProps) {
  const { t, i18n } = useTranslation(['imports', 'common']);
  const formId = useId();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const { form, submit, mode } = useReviewForm({ item, account, onClose });
  const { control } = form;
  const { detection, loads, notes, channel } = item;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('checking.title')}
        description={<span className="wrap-anywhere">{item.fileName}</span>}
        closeLabel={t('common:close')}
        closesOnBackdrop={!form.formState.isDirty}
        widthPx={860}
        onOpenAutoFocus={focusDialog}
        sideAction={
          <Button variant="ghost" onClick={() => setIsDiscarding(true)}>
            {t('discard')}
          </Button>
        }
        actions={<ReviewActions form={form} item={item} formId={formId} submit={submit} mode={mode} />}
      >
        <Form
          form={form}
          id={formId}
          onSubmit={(values) => submit(values, 'book')}
          formatError={(problem) => findText(i18n, 'imports', `errors.${problem}`) ?? problem}
          className="flex flex-col gap-6"
        >
          <DetectedList item={item} clock={clock} />
          <FailedRows item={item} />
          <EffectSection title={t('effect.title')} effects={loadEffectsOf(loads)} />
          <QuestionList control={control} item={item} />
          <ReadingFields control={control} item={item} today={clock.today} />
          <NoteList notes={notes} />
          <ColumnMapping control={control} channel={channel} columns={detection?.columns ?? []} />
          {detection && <ConstantFields control={control} channel={channel} />}
          <RememberBox control={control} item={item} />
          {/* visible at every scroll position of the dialog */}
          <FormError control={control} className="sticky bottom-0" />
        </Form>
        {isDiscarding && (
          <DiscardDialog item={item} onClose={() => setIsDiscarding(false)} onDiscarded={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

type Submit = (values: ReviewForm, mode: ImportMode) => Promise<void>;

function useReviewForm({ item, account, onClose }: Omit<ReviewDialogProps, 'clock'>) {
  const { t } = useTranslation('imports');
  const showServerError = useShowServerError();
  const { mutate, variables } = useBookImport(item.id, {
    onBooked: () => {
      onClose();
      notify({ tone: 'success', title: t('checking.started', { file: item.fileName }) });
    },
  });
  const form = useForm({
    resolver: zodResolver(reviewFormSchema),
    defaultValues: reviewFormOf(item, account),
  });
  useReviewDraft(item, form);
  // the callbacks of `mutate`, unlike its promise, end with the dialog
  const submit: Submit = (values, mode) =>
    new Promise((resolve) => {
      mutate(
        {
          answers: toAnswers(values, item),
          mode,
          ...(mode === 'book' && hasMapping(values, item) && rememberedAs(values)),
        },
        {
          onError: (error) => showServerError(form, error, { paths: pathsOf(form.getValues()) }),
          onSettled: () => resolve(),
        },
      );
    });
  return { form, submit, mode: variables?.mode };
}

const rememberedAs = ({ remember, rememberAs }: ReviewForm) => ({
  remember,
  ...(remember && rememberAs !== '' && { rememberAs }),
});

/** The fields of the form by the paths of their values in the request. */
const pathsOf = ({ choices, accounts, constants }: ReviewForm): Record<string, FieldPath<ReviewForm>> => ({
  ...Object.fromEntries(
    choices.map(({ id }, index) => [`answers.choices.${id}`, `choices.${index}.answer` as const]),
  ),
  ...Object.fromEntries(
    constants.map(({ field }, index) => [`answers.constants.${field}`, `constants.${index}.field` as const]),
  ),
  ...Object.fromEntries(
    accounts.flatMap(({ name }, index) =>
      accountFieldNames.map((field) => [
        `answers.accounts.${name}.${field}`,
        `accounts.${index}.${field}` as const,
      ]),
    ),
  ),
});

interface ReviewActionsProps {
  form: ReturnType<typeof useReviewForm>['form'];
  item: ReportImport;
  formId: string;
  submit: Submit;
  /** Mode of the pending request. */
  mode: ImportMode | undefined;
}

/** The buttons at the bottom, with the reason why the file cannot be imported yet. */
function ReviewActions({ form, item, formId, submit, mode }: ReviewActionsProps) {
  const { t } = useTranslation(['imports', 'common']);
  const reasonId = useId();
  const { control, handleSubmit } = form;
  const { isDirty, isSubmitting } = useFormState({ control });
  const [choices, sheets, headerRow, period, columns, constants] = useWatch({
    control,
    name: ['choices', 'sheets', 'headerRow', 'period', 'columns', 'constants'],
  });
  const openCount = openQuestionCount(choices);
  const hasToCheck = isReadOtherwise({ choices, sheets, headerRow, period, columns, constants }, item);
  const reason = hasToCheck
    ? t('checking.changed')
    : isBlocked(item)
      ? t('checking.blocked')
      : openCount > 0
        ? t('checking.open', { count: openCount })
        : null;
  return (
    <>
      {reason !== null && (
        <p
          id={reasonId}
          role="status"
          className="self-center text-12 text-fg-2 max-desktop:w-full max-desktop:text-right"
        >
          {reason}
        </p>
      )}
      {/* in the narrow layout, the button is only at the top */}
      <DialogClose asChild>
        <Button className="max-desktop:hidden">{t('common:close')}</Button>
      </DialogClose>
      {isDirty && (
        <Button
          isLoading={isSubmitting && mode === 'preview'}
          onClick={() => void handleSubmit((values) => submit(values, 'preview'))()}
        >
          {t('checking.change')}
        </Button>
      )}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        isLoading={isSubmitting && mode === 'book'}
      >
        {t('checking.confirm')}
      </Button>
    </>
  );
}
