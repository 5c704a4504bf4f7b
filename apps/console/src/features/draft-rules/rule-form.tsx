import {
  draftRuleKinds,
  draftRuleLimits,
  draftRuleRows,
  draftRuleSeverities,
  endpoints,
  type DraftRule,
  type DraftRuleInput,
  type DraftRuleKind,
  type DraftRuleRow,
  type EndpointData,
} from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { findText, useTranslation } from '@meridian/i18n';
import { Checkbox } from '@meridian/ui';
import {
  Form,
  FormError,
  FormRadioGroup,
  FormSearchSelect,
  FormSelect,
  FormSubmit,
  FormTextArea,
  FormTextField,
} from '@meridian/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useController, useForm, useWatch, type Control } from 'react-hook-form';
import { useApi } from '../../lib/api/api';
import { useShowServerError } from '../../lib/api/use-show-server-error';
import { useSelectLabels } from '../../lib/choices/use-select-labels';
import { useReportUnsaved } from '../../lib/page/form-drawer';
import { notify } from '../../lib/page/notices';
import { RuleTrial } from './rule-trial';
import { everyAccount, fieldAt, ruleResolver, ruleValuesOf, type RuleValues } from './rule-values';

type Companies = EndpointData<typeof endpoints.draftRuleList>['companies'];
type RuleControl = Control<RuleValues, unknown, DraftRuleInput>;

export interface RuleFormProps {
  /** Undefined for a new one. */
  rule: DraftRule | undefined;
  companies: Companies;
  onSaved: () => void;
}

/** The form of a draft rule. */
export function RuleForm({ rule, companies, onSaved }: RuleFormProps) {
  const { t, i18n } = useTranslation(['draftRules', 'errors']);
  const api = useApi();
  const queryClient = useQueryClient();
  const showServerError = useShowServerError();
  // repeating a request that was stored creates no second rule
  const [newId] = useState(() => crypto.randomUUID());
  const identity = () => (rule ? { id: rule.id, version: rule.version } : { id: newId });
  const form = useForm({ resolver: ruleResolver(identity), defaultValues: ruleValuesOf(rule) });
  const { control } = form;
  useReportUnsaved(control);

  const submit = async (body: DraftRuleInput) => {
    const { kind } = body.condition;
    try {
      await api.call(endpoints.draftRuleSave, { body });
      notify({ tone: 'success', title: t('saved') });
      void queryClient.invalidateQueries(queryFilterFor(endpoints.draftRuleList));
      void queryClient.invalidateQueries(queryFilterFor(endpoints.draftRulesOfDraft));
      onSaved();
    } catch (error) {
      const paths = [
        'name',
        'note',
        'companyId',
        'condition.words',
        'condition.patterns',
        'condition.parameters',
      ];
      const shown = showServerError(form, error, {
        paths: Object.fromEntries(paths.map((path) => [path, fieldAt(path.split('.'), kind)])),
        codes: { conflict: 'name' },
        textOf: (key) => (key === 'conflict' ? t('conflict') : undefined),
      });
      // the form stays as it is, and the next attempt replaces the other change
      if (shown.length > 0) await queryClient.invalidateQueries(queryFilterFor(endpoints.draftRuleList));
    }
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(problem) => findText(i18n, 'errors', problem) ?? problem}
      optionalNote={t('optional')}
      aria-label={t('form')}
      className="flex flex-col gap-4"
    >
      <FormError control={control} />
      <FormTextField
        control={control}
        name="name"
        label={t('fields.name')}
        hint={t('hints.name')}
        maxLength={draftRuleLimits.name}
        autoComplete="off"
        required
      />
      <FormSelect
        control={control}
        name="kind"
        label={t('fields.kind')}
        options={draftRuleKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      <ConditionFields control={control} />
      <RuleTrial control={control} />
      <FormRadioGroup
        control={control}
        name="severity"
        label={t('fields.severity')}
        options={draftRuleSeverities.map((value) => ({
          value,
          label: t(`severities.${value}`),
          hint: t(`severityHints.${value}`),
        }))}
      />
      <CompanySelect control={control} companies={companies} rule={rule} />
      <FormTextField
        control={control}
        name="note"
        label={t('fields.note')}
        hint={t('hints.note')}
        maxLength={draftRuleLimits.note}
        autoComplete="off"
      />
      <div className="flex gap-2">
        <FormSubmit control={control}>{t(rule ? 'save' : 'create')}</FormSubmit>
      </div>
    </Form>
  );
}

/** What the rule demands, and of which rows. */
function ConditionFields({ control }: { control: RuleControl }) {
  const { t } = useTranslation('draftRules');
  const kind = useWatch({ control, name: 'kind' });
  return (
    <>
      {kind === 'bid' ? (
        <div className="grid grid-cols-2 gap-3">
          {(['min', 'max'] as const).map((name) => (
            <FormTextField
              key={name}
              control={control}
              name={name}
              label={t(`fields.${name}`)}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </div>
      ) : (
        <FormTextArea
          key={kind}
          control={control}
          name={lineFields[kind]}
          label={t(`fields.${lineFields[kind]}`)}
          hint={t(`hints.${lineFields[kind]}`)}
          rows={5}
          required
        />
      )}
      <RowChoice key={`rows ${kind}`} control={control} kind={kind} />
    </>
  );
}

const lineFields = { words: 'words', name: 'patterns', tracking: 'parameters' } as const;

function RowChoice({ control, kind }: { control: RuleControl; kind: DraftRuleKind }) {
  const { t, i18n } = useTranslation(['draftRules', 'errors']);
  const id = useId();
  const { field, fieldState } = useController({ control, name: `rows.${kind}` });
  const { value, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  const toggle = (row: DraftRuleRow) =>
    onChange(value.includes(row) ? value.filter((other) => other !== row) : [...value, row]);
  return (
    <fieldset aria-describedby={`${id} ${id}-error`}>
      <legend className="mb-1.5 font-medium">{t('fields.rows')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {draftRuleRows[kind].map((row) => (
          <Checkbox
            key={row}
            label={t(kind === 'words' || kind === 'name' ? `texts.${row}` : `rows.${row}`)}
            checked={value.includes(row)}
            aria-invalid={error ? true : undefined}
            onCheckedChange={() => toggle(row)}
            onBlur={onBlur}
          />
        ))}
      </div>
      <p id={id} className="mt-1.5 text-12 text-fg-3">
        {t(`kindHints.${kind}`)}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-12 text-bad-fg">
          {findText(i18n, 'errors', error) ?? error}
        </p>
      )}
    </fieldset>
  );
}

interface CompanySelectProps {
  control: RuleControl;
  companies: Companies;
  rule: DraftRule | undefined;
}

/** Whose accounts the rule is for. */
function CompanySelect({ control, companies, rule }: CompanySelectProps) {
  const { t } = useTranslation('draftRules');
  const labels = useSelectLabels({ list: t('fields.company'), search: t('searchCompanies') });
  const [text, setText] = useState('');
  const toOption = ({ id, name }: Companies[number]) => ({ value: id, label: name });
  const all = [{ value: everyAccount, label: t('allAccounts') }, ...companies.map(toOption)];
  const { companyId, companyName } = rule ?? {};
  // an archived company, or one without accounts
  if (companyId && companyName && !companies.some(({ id }) => id === companyId))
    all.push({ value: companyId, label: companyName });
  const wanted = text.trim().toLowerCase();
  return (
    <FormSearchSelect
      control={control}
      name="companyId"
      label={t('fields.company')}
      hint={t('hints.company')}
      options={all.filter(({ label }) => label.toLowerCase().includes(wanted))}
      optionOf={(value) => all.find((option) => option.value === value)}
      text={text}
      onTextChange={setText}
      labels={labels}
      required
    />
  );
}
