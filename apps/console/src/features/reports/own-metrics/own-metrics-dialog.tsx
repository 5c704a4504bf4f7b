import { describeFormula, parseFormula, type SavedOwnMetric } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import {
  Alert,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  EmptyState,
  IconButton,
  Skeleton,
  type DialogContentProps,
} from '@meridian/ui';
import { PencilIcon, PlusIcon, Trash2Icon } from '@meridian/ui/icons';
import { useState } from 'react';
import type { ReportModel } from '../use-report-model';
import { OwnMetricFormContent } from './own-metric-form';
import { useOwnMetrics } from './use-own-metrics';

export interface OwnMetricsDialogProps {
  model: ReportModel;
  onClose: () => void;
  /** Called once the dialog is closed. */
  returnFocus: () => void;
}

type Task = { kind: 'list' } | { kind: 'form'; metric: SavedOwnMetric | undefined };

/** The user's own metrics and those of colleagues; a form replaces the list. */
export function OwnMetricsDialog({ model, onClose, returnFocus }: OwnMetricsDialogProps) {
  const [task, setTask] = useState<Task>({ kind: 'list' });
  const onCloseAutoFocus: DialogContentProps['onCloseAutoFocus'] = (event) => {
    event.preventDefault();
    returnFocus();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      {task.kind === 'form' ? (
        <OwnMetricFormContent
          model={model}
          metric={task.metric}
          onSaved={() => (task.metric ? setTask({ kind: 'list' }) : onClose())}
          onCloseAutoFocus={onCloseAutoFocus}
        />
      ) : (
        <ListContent
          onEdit={(metric) => setTask({ kind: 'form', metric })}
          onCloseAutoFocus={onCloseAutoFocus}
        />
      )}
    </Dialog>
  );
}

interface ListContentProps extends Pick<DialogContentProps, 'onCloseAutoFocus'> {
  /** Undefined for a new metric. */
  onEdit: (metric: SavedOwnMetric | undefined) => void;
}

function ListContent({ onEdit, onCloseAutoFocus }: ListContentProps) {
  const { t } = useTranslation(['ownMetrics', 'common']);
  const { list, hasFailed, retry, remove } = useOwnMetrics();
  return (
    <DialogContent
      title={t('title')}
      description={t('body')}
      closeLabel={t('common:close')}
      widthPx={520}
      onCloseAutoFocus={onCloseAutoFocus}
      actions={
        <>
          <DialogClose asChild>
            <Button>{t('common:close')}</Button>
          </DialogClose>
          <Button variant="primary" icon={<PlusIcon />} onClick={() => onEdit(undefined)}>
            {t('new')}
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <Alert
          tone="bad"
          action={
            <Button variant="link" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      ) : list === undefined ? (
        <Skeleton className="h-11" />
      ) : list.length === 0 ? (
        <EmptyState kind="nothingYet" title={t('empty')} description={t('emptyBody')} />
      ) : (
        <ul className="flex max-h-[50dvh] flex-col overflow-y-auto">
          {list.map((metric) => (
            <MetricRow
              key={metric.id}
              metric={metric}
              onEdit={() => onEdit(metric)}
              onDelete={() => remove.mutate(metric)}
            />
          ))}
        </ul>
      )}
    </DialogContent>
  );
}

function MetricRow({
  metric,
  onEdit,
  onDelete,
}: {
  metric: SavedOwnMetric;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { t } = useTranslation(['ownMetrics', 'columns']);
  const { name, owner, isShared } = metric;
  const { formula } = parseFormula(metric.formula);
  const words = formula
    ? describeFormula(formula, {
        title: (id) => t(`columns:${id}`),
        total: (title) => t('totalOf', { title }),
      })
    : metric.formula;
  return (
    <li className="flex items-center gap-2 border-b border-line-2 py-2 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="min-w-0 truncate text-13 font-medium text-fg-1" title={name}>
            {name}
          </span>
          {(owner !== null || isShared) && (
            <span className="flex-none text-12 text-fg-3">
              {owner === null ? t('shared') : t('sharedBy', { name: owner })}
            </span>
          )}
        </span>
        <span className="block truncate text-12 leading-4.5 text-fg-3" title={words}>
          {words}
        </span>
      </span>
      {owner === null && (
        <>
          <IconButton label={t('edit', { name })} onClick={onEdit}>
            <PencilIcon />
          </IconButton>
          <IconButton label={t('delete', { name })} onClick={onDelete}>
            <Trash2Icon />
          </IconButton>
        </>
      )}
    </li>
  );
}
