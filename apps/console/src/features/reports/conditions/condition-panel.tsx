import { describeConditions, titleOfColumn, type ReportCondition } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton, OptionSearch, type SearchSelectOption } from '@meridian/ui';
import { ArrowLeftIcon, PlusIcon, XIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { FilterList } from '../filters/filter-list';
import { FilterFoot } from '../filters/filter-menu';
import type { ListFilter } from '../filters/filter-names';
import type { ReportModel } from '../use-report-model';
import { conditionPresets } from './condition-presets';
import { ReportConditionForm } from './report-condition-form';
import { useConditionColumns } from './use-condition-columns';
import { useConditionWords } from './use-condition-words';

type Step =
  | { kind: 'columns' }
  | { kind: 'alternatives' }
  | { kind: 'list'; filter: ListFilter }
  /** `place`: of the condition in its group; that of a new one is after the others. */
  | { kind: 'condition'; column: string; place: number };

export interface ConditionPanelProps {
  model: Pick<ReportModel, 'report' | 'view' | 'columns' | 'accounts' | 'change'>;
  /** Place of the group to change; that of a new one is after the others. */
  place: number;
  /** Data key of the column to begin with. */
  column?: string | undefined;
  /** Filters with a list of values that are offered, too. */
  lists?: readonly ListFilter[] | undefined;
  onClose: () => void;
}

/** Adds or changes a group of conditions: a column, then operator and values; "Or…" adds an alternative. */
export function ConditionPanel({ model, place, column, lists = [], onClose }: ConditionPanelProps) {
  const { t } = useTranslation(['reports', 'common', 'columns', 'shell']);
  const { view, change } = model;
  const words = useConditionWords(model);
  const where = view.where ?? [];
  const group = where[place] ?? [];
  const [step, setStep] = useState<Step>(() => firstStep(group, column));
  const [text, setText] = useState('');
  const isCompared = view.compare !== undefined;
  const { columns, offered } = useConditionColumns(model);
  const write = (next: readonly ReportCondition[]) => {
    const groups = [...where];
    groups.splice(place, 1, ...(next.length > 0 ? [[...next]] : []));
    change({ where: groups.length > 0 ? groups : undefined });
  };
  const back = (
    <div className="border-b border-line-1 p-1">
      <Button
        variant="ghost"
        icon={<ArrowLeftIcon />}
        aria-label={t('conditions.back')}
        onClick={() => setStep({ kind: 'columns' })}
        className="w-full justify-start"
      >
        {step.kind === 'list'
          ? t(`filters.name.${step.filter}`)
          : step.kind === 'condition' && titleOf(step.column)}
      </Button>
    </div>
  );

  function titleOf(key: string): string {
    const known = columns.find(({ dataKey }) => dataKey === key);
    return known ? titleOfColumn(known, words) : key;
  }

  if (step.kind === 'list') {
    return (
      <>
        {back}
        <FilterList filter={step.filter} model={model} className="max-h-80" />
        <FilterFoot filter={step.filter} model={model} />
      </>
    );
  }
  if (step.kind === 'condition') {
    const known = columns.find(({ dataKey }) => dataKey === step.column);
    const own = group[step.place];
    return (
      <>
        {back}
        {known && (
          <ReportConditionForm
            key={step.column}
            column={known}
            condition={own?.column === step.column ? own : undefined}
            columns={columns}
            isCompared={isCompared}
            onApply={(condition, { isFollowed }) => {
              write(group.toSpliced(step.place, 1, condition));
              if (!isFollowed) onClose();
              else {
                setText('');
                setStep({ kind: 'columns' });
              }
            }}
          />
        )}
      </>
    );
  }
  if (step.kind === 'alternatives') {
    return (
      <>
        <ul aria-label={t('conditions.alternatives')} className="min-h-0 overflow-y-auto p-1">
          {group.map((condition, index) => {
            const name = describeConditions([condition], columns, words);
            return (
              <li key={index} className="flex items-center">
                <Button
                  variant="ghost"
                  aria-label={t('conditions.edit', { filter: name })}
                  onClick={() => setStep({ kind: 'condition', column: condition.column, place: index })}
                  className="min-w-0 flex-1 justify-start font-normal"
                >
                  <span className="truncate">{name}</span>
                </Button>
                <IconButton
                  label={t('conditions.remove', { filter: name })}
                  onClick={() => {
                    write(group.toSpliced(index, 1));
                    if (group.length === 1) onClose();
                  }}
                >
                  <XIcon />
                </IconButton>
              </li>
            );
          })}
        </ul>
        <div className="border-t border-line-1 p-1">
          <Button
            variant="ghost"
            icon={<PlusIcon />}
            onClick={() => setStep({ kind: 'columns' })}
            className="w-full justify-start"
          >
            {t('conditions.or')}
          </Button>
        </div>
      </>
    );
  }

  const isNew = group.length === 0;
  const presets = isNew ? conditionPresets(columns, { isCompared }) : [];
  const hasCurrencies = model.columns.titleInfos.some(({ dataKey }) => dataKey === 'currency');
  const wanted = text.trim().toLowerCase();
  const suggestions = presets.map(({ id }) => ({
    value: `preset ${id}`,
    label: t(`shell:questions.${id}`),
    detail: t('conditions.suggestion'),
  }));
  const ofColumns: SearchSelectOption<string>[] = [
    ...(isNew ? lists : []).map((filter) => ({
      value: `list ${filter}`,
      label: t(`filters.name.${filter}`),
      detail: t('conditions.fromList'),
    })),
    ...offered
      .filter(({ kind }) => kind !== 'currency' || hasCurrencies)
      .map((each) => ({ value: each.dataKey, label: titleOfColumn(each, words) })),
  ];
  // who types the name of a column wants the column first
  const options = wanted === '' ? [...suggestions, ...ofColumns] : [...ofColumns, ...suggestions];
  const select = (value: string) => {
    const [kind, id] = value.split(' ');
    const preset = presets.find((each) => kind === 'preset' && each.id === id);
    const filter = lists.find((each) => kind === 'list' && each === id);
    if (preset) {
      change({ where: [...where, ...preset.where] });
      onClose();
    } else if (filter) setStep({ kind: 'list', filter });
    else setStep({ kind: 'condition', column: value, place: group.length });
  };
  return (
    <OptionSearch
      options={options.filter(({ label }) => label.toLowerCase().includes(wanted))}
      value={undefined}
      onSelect={select}
      text={text}
      onTextChange={setText}
      labels={{
        list: t('conditions.columns'),
        search: t('conditions.search'),
        clear: t('filters.clear'),
        empty: t('conditions.noColumn'),
        loading: t('common:loading'),
        failed: t('filters.failed'),
        retry: t('common:tryAgain'),
      }}
    />
  );
}

function firstStep(group: readonly ReportCondition[], column: string | undefined): Step {
  if (column !== undefined) return { kind: 'condition', column, place: group.length };
  const [only, ...others] = group;
  if (only === undefined) return { kind: 'columns' };
  return others.length > 0 ? { kind: 'alternatives' } : { kind: 'condition', column: only.column, place: 0 };
}
