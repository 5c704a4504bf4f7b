import { zodResolver } from '@hookform/resolvers/zod';
import {
  maxViewNameLength,
  type ReportViewContent,
  type SavedReportView,
} from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Dialog } from '@meridian/ui';
import { FormSwitch, FormTextField } from '@meridian/ui/form';
import { useForm, useWatch } from 'react-hook-form';
import { useShowServerError } from '../../../lib/api/use-show-server-error';
import { FormDialogContent } from '../../../lib/page/form-dialog-content';
import { notify } from '../../../lib/page/notices';
import type { Report } from '../registry';
import { useViewChanges } from './use-view-changes';
import { useViewLine } from './use-view-line';
import { viewFormProblem, viewFormSchema, type ViewForm } from './view-form-schema';

export interface ViewDialogProps {
  report: Report;
  /** A view of the user that gets another name or other readers; undefined for a new one. */
  view: SavedReportView | undefined;
  /** The user's other views in this section, whose names are taken. */
  others: readonly SavedReportView[];
  /** The content of a new view. */
  content: ReportViewContent;
  onSaved: (saved: SavedReportView) => void;
  onClose: () => void;
  /** Called once the dialog is closed: the menu item that had the focus before is gone. */
  returnFocus: () => void;
}

/** Names a view and shares it. The dialog stays open with the typed text until the server has stored the view. */
export function ViewDialog({
  report,
  view,
  others,
  content,
  onSaved,
  onClose,
  returnFocus,
}: ViewDialogProps) {
  const { t, i18n } = useTranslation(['reports', 'common']);
  const lineOf = useViewLine();
  const { save } = useViewChanges(report);
  const showServerError = useShowServerError();
  const form = useForm({
    resolver: zodResolver(viewFormSchema(others), { error: viewFormProblem }),
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
  });
  const { control } = form;
  const { length } = useWatch({ control, name: 'name' });

  // the callbacks of `mutate`, unlike its promise, end with the dialog
  const submit = (values: ViewForm) =>
    new Promise<void>((resolve) => {
      save.mutate(
        { period: report.period, content, ...view, ...values },
        {
          onSuccess: (saved) => {
            onSaved(saved);
            onClose();
            notify({ tone: 'success', title: t('views.created', { name: saved.name }) });
          },
          onError: (error) =>
            showServerError(form, error, {
              paths: { 'query.name': 'name', 'query.isShared': 'isShared' },
              codes: { duplicate: 'name' },
              textOf: (key) => (key === 'duplicate' ? t('views.dialog.taken') : undefined),
            }),
          onSettled: () => resolve(),
        },
      );
    });
  return (
    <Dialog open onOpenChange={onClose}>
      <FormDialogContent
        form={form}
        onSubmit={submit}
        formatError={(problem) => findText(i18n, 'reports', `views.dialog.${problem}`) ?? problem}
        title={view ? t('views.dialog.changeTitle') : t('views.dialog.newTitle')}
        description={view ? undefined : t('views.dialog.keeps')}
        submitLabel={view ? t('views.dialog.change') : t('views.dialog.save')}
        closeLabel={t('common:close')}
        widthPx={440}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          form.setFocus('name');
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
      >
        <FormTextField
          control={control}
          name="name"
          label={t('views.dialog.name')}
          maxLength={maxViewNameLength}
          autoComplete="off"
          required
          counter={t('views.dialog.count', { count: length, max: maxViewNameLength })}
          hint={lineOf(view?.content ?? content)}
        />
        <FormSwitch
          control={control}
          name="isShared"
          label={t('views.dialog.share')}
          hint={t('views.dialog.shareHint')}
        />
      </FormDialogContent>
    </Dialog>
  );
}
