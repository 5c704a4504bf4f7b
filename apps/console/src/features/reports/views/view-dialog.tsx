import { isApiResponseError } from '@meridian/api-client';
import {
  maxViewNameLength,
  type ReportViewContent,
  type SavedReportView,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent, Switch, TextField } from '@meridian/ui';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { notify } from '../../../lib/notices';
import { useErrorMessage } from '../../../lib/use-error-message';
import type { Report } from '../registry';
import { useViewChanges } from './use-view-changes';
import { useViewLine } from './use-view-line';
import { nameProblem } from './view-name';

export interface ViewDialogProps {
  report: Report;
  /** An own view that gets another name or other readers; undefined for a new one. */
  view: SavedReportView | undefined;
  /** The user's other views in this section, whose names are taken. */
  others: readonly SavedReportView[];
  /** What a new view keeps. */
  content: ReportViewContent;
  onSaved: (saved: SavedReportView) => void;
  onClose: () => void;
  /** Once it is gone: what had the focus before, an item of a menu, is gone too. */
  returnFocus: () => void;
}

/** Gives a view its name and says who may use it. Stays open, with what was typed, until the server has taken it. */
export function ViewDialog({
  report,
  view,
  others,
  content,
  onSaved,
  onClose,
  returnFocus,
}: ViewDialogProps) {
  const { t } = useTranslation(['reports', 'common']);
  const errorMessage = useErrorMessage();
  const lineOf = useViewLine();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isTried, setTried] = useState(false);
  const { save } = useViewChanges(report);
  const problem = nameProblem(name, others);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null) input.current?.focus();
    if (problem !== null || save.isPending) return;
    save.mutate(
      { period: report.period, content, ...view, name: name.trim(), isShared },
      {
        onSuccess: (saved) => {
          onSaved(saved);
          onClose();
          notify({ tone: 'success', title: t('views.created', { name: saved.name }) });
        },
      },
    );
  };
  const refusal = isApiResponseError(save.error, 'duplicate')
    ? t('views.dialog.taken')
    : save.isError
      ? errorMessage(save.error)
      : undefined;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus();
        }}
        title={view ? t('views.dialog.changeTitle') : t('views.dialog.newTitle')}
        description={view ? undefined : t('views.dialog.keeps')}
        closeLabel={t('common:close')}
        closesOnBackdrop={false}
        widthPx={440}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          input.current?.focus();
        }}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('views.dialog.cancel')}</Button>
            </DialogClose>
            <Button variant="primary" type="submit" form={formId} isLoading={save.isPending}>
              {view ? t('views.dialog.change') : t('views.dialog.save')}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
          <TextField
            ref={input}
            label={t('views.dialog.name')}
            value={name}
            maxLength={maxViewNameLength}
            autoComplete="off"
            required
            counter={t('views.dialog.count', { count: name.length, max: maxViewNameLength })}
            hint={lineOf(view?.content ?? content)}
            error={refusal ?? (isTried && problem !== null ? t(`views.dialog.${problem}`) : undefined)}
            onChange={({ target }) => {
              setName(target.value);
              if (save.isError) save.reset();
            }}
          />
          <div>
            <Switch label={t('views.dialog.share')} checked={isShared} onCheckedChange={setShared} />
            <p className="text-12 text-fg-3">{t('views.dialog.shareHint')}</p>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
