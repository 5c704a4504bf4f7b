import { zodResolver } from '@hookform/resolvers/zod';
import {
  formulaMetrics,
  maxFormulaLength,
  maxOwnMetricNameLength,
  ownMetricFormatIds,
  ownMetricKey,
  parseFormula,
  totalName,
  type SavedOwnMetric,
} from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuItem, MenuTrigger, Button } from '@meridian/ui';
import { FormSelect, FormSwitch, FormTextArea, FormTextField } from '@meridian/ui/form';
import { PlusIcon } from '@meridian/ui/icons';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useShowServerError } from '../../../lib/api/use-show-server-error';
import { FormDialogContent, type FormDialogContentProps } from '../../../lib/page/form-dialog-content';
import { notify } from '../../../lib/page/notices';
import type { ReportModel } from '../use-report-model';
import { FormulaPreview } from './formula-preview';
import {
  ownMetricForm,
  ownMetricFormSchema,
  ownMetricOfForm,
  type OwnMetricForm,
} from './own-metric-form-schema';
import { useOwnMetrics } from './use-own-metrics';

export interface OwnMetricFormProps extends Pick<
  FormDialogContentProps<OwnMetricForm, OwnMetricForm>,
  'onCloseAutoFocus'
> {
  model: ReportModel;
  /** The metric to change; undefined for a new one. */
  metric: SavedOwnMetric | undefined;
  onSaved: () => void;
}

/** Defines a metric: name, formula with a preview, format, target, readers. A new one becomes a column of the report. */
export function OwnMetricFormContent({ model, metric, onSaved, onCloseAutoFocus }: OwnMetricFormProps) {
  const { t, i18n } = useTranslation(['ownMetrics', 'columns', 'common']);
  const { save } = useOwnMetrics();
  const showServerError = useShowServerError();
  const [id] = useState(() => metric?.id ?? crypto.randomUUID());
  const form = useForm({
    resolver: zodResolver(ownMetricFormSchema),
    mode: 'onTouched',
    defaultValues: ownMetricForm(metric),
  });
  const { control } = form;
  const [formula, format, target] = useWatch({ control, name: ['formula', 'format', 'target'] });
  const textOf = (problem: string) => {
    const error = problem === 'formula' ? parseFormula(formula).error : null;
    if (error) {
      const { position, text } = error;
      return t(`problems.${error.problem}`, { position: position + 1, text });
    }
    return findText(i18n, 'ownMetrics', `errors.${problem}`) ?? findText(i18n, 'errors', problem) ?? problem;
  };
  const submit = (values: OwnMetricForm) =>
    new Promise<void>((resolve) => {
      save.mutate(ownMetricOfForm(id, values), {
        onSuccess: (saved) => {
          if (!metric) model.columns.showOwnMetric(ownMetricKey(saved.id));
          notify({ tone: 'success', title: t('saved', { name: saved.name }) });
          onSaved();
        },
        onError: (error) =>
          showServerError(form, error, {
            paths: { name: 'name', formula: 'formula', format: 'format', 'target.value': 'target' },
            codes: { duplicate: 'name' },
            textOf: (key) => (key === 'duplicate' ? t('errors.taken') : undefined),
          }),
        onSettled: () => resolve(),
      });
    });
  return (
    <FormDialogContent
      form={form}
      onSubmit={submit}
      formatError={textOf}
      title={metric ? t('editTitle') : t('newTitle')}
      submitLabel={t('save')}
      closeLabel={t('common:close')}
      widthPx={520}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        form.setFocus('name');
      }}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <FormTextField
        control={control}
        name="name"
        label={t('name')}
        maxLength={maxOwnMetricNameLength}
        autoComplete="off"
        required
      />
      <FormTextArea
        control={control}
        name="formula"
        label={t('formula')}
        hint={t('formulaHint')}
        maxLength={maxFormulaLength}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        required
      />
      <div className="flex flex-wrap items-start gap-3">
        <InsertMenu
          onInsert={(name) => {
            form.setValue('formula', joined(formula, name), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            });
          }}
          onInserted={() => form.setFocus('formula')}
        />
        <div className="min-w-0 flex-1">
          <FormulaPreview model={model} text={formula} format={format} />
        </div>
      </div>
      <FormSelect
        control={control}
        name="format"
        label={t('format')}
        options={ownMetricFormatIds.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <FormTextField
          control={control}
          name="target"
          label={t('target')}
          hint={t('targetHint')}
          inputMode="decimal"
          autoComplete="off"
          {...(format === 'percent' && { trailing: '%' })}
        />
        <FormSelect
          control={control}
          name="better"
          label={t('better')}
          disabled={target.trim() === ''}
          options={(['higher', 'lower'] as const).map((value) => ({
            value,
            label: t(value),
          }))}
        />
      </div>
      <FormSwitch control={control} name="isShared" label={t('share')} hint={t('shareHint')} />
    </FormDialogContent>
  );
}

/** Inserts a metric, or the total of one, at the end of the formula. */
function InsertMenu({ onInsert, onInserted }: { onInsert: (name: string) => void; onInserted: () => void }) {
  const { t } = useTranslation(['ownMetrics', 'columns']);
  const hasInserted = useRef(false);
  const insert = (name: string) => {
    hasInserted.current = true;
    onInsert(name);
  };
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button icon={<PlusIcon />}>{t('insert')}</Button>
      </MenuTrigger>
      <MenuContent
        align="start"
        className="max-h-80 overflow-y-auto"
        onCloseAutoFocus={(event) => {
          if (!hasInserted.current) return;
          hasInserted.current = false;
          event.preventDefault();
          onInserted();
        }}
      >
        {formulaMetrics.map((metric) => (
          <MenuItem key={metric} onSelect={() => insert(metric)}>
            {t(`columns:${metric}`)}
          </MenuItem>
        ))}
        {(['cost', 'click', 'impression', 'conversion'] as const).map((metric) => (
          <MenuItem key={`total ${metric}`} onSelect={() => insert(`${totalName}(${metric})`)}>
            {t('totalOf', { title: t(`columns:${metric}`) })}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

/** The formula with a name at its end; a space separates them. */
function joined(formula: string, name: string): string {
  return formula === '' || /[\s(]$/.test(formula) ? `${formula}${name}` : `${formula} ${name}`;
}
