import {
  defaultProvider,
  draftRuleRows,
  limitsOf,
  type DraftRuleInput,
  type DraftRuleRow,
} from '@meridian/api-client/contract';
import {
  checkRow,
  checkUrl,
  emptyDraft,
  emptyFields,
  isOwnRuleId,
  issueMessage,
  type OwnRule,
  type RowKind,
} from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { TextField } from '@meridian/ui';
import { CircleAlertIcon, CircleCheckIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { readRule, type RuleValues } from './rule-values';

export interface RuleTrialProps {
  control: Control<RuleValues, unknown, DraftRuleInput>;
}

/** Checks a typed example by the rule as it is in the form, saved or not. */
export function RuleTrial({ control }: RuleTrialProps) {
  const { t } = useTranslation('draftRules');
  const [examples, setExamples] = useState({ text: '', bid: '', url: '' });
  const values = useWatch({ control, compute: (all: RuleValues) => all });
  const { kind } = values;
  const input = kind === 'bid' ? 'bid' : kind === 'tracking' ? 'url' : 'text';
  const example = examples[input];
  return (
    <section aria-label={t('trial.title')} className="rounded-sm border border-line-2 bg-sunken p-3">
      <TextField
        label={t('trial.title')}
        hint={t(`trial.${input}`)}
        value={example}
        onChange={({ target }) => setExamples({ ...examples, [input]: target.value })}
        inputMode={input === 'bid' ? 'decimal' : 'text'}
        autoComplete="off"
      />
      <div role="status" className="mt-2 min-h-5 text-13">
        {example.trim() !== '' && <TrialResult values={values} example={example} />}
      </div>
    </section>
  );
}

function TrialResult({ values, example }: { values: RuleValues; example: string }) {
  const { t } = useTranslation('draftRules');
  const { language } = useLanguage();
  // a rule may be tried before it has a name
  const read = readRule({ ...values, name: values.name.trim() || t('trial.name') }, { id: trialId });
  if (!read.success) return <span className="text-fg-3">{t('trial.incomplete')}</span>;
  const { kind, rows } = read.data.condition;
  const value = kind === 'bid' ? Number(example) : example;
  if (kind === 'bid' && !/^\d+(\.\d+)?$/.test(example.trim()))
    return <span className="text-fg-3">{t('trial.noBid')}</span>;
  if (kind === 'tracking' && checkUrl(example.trim()) !== null)
    return <span className="text-fg-3">{t('trial.noUrl')}</span>;
  const [row = draftRuleRows[kind][0]] = rows;
  const issue = issueOfExample(read.data, row, value);
  if (!issue)
    return (
      <span className="flex items-start gap-2 text-ok-fg">
        <CircleCheckIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('trial.allowed')}
      </span>
    );
  const isError = issue.severity === 'error';
  const Icon = isError ? CircleAlertIcon : TriangleAlertIcon;
  return (
    <span className={`flex items-start gap-2 wrap-anywhere ${isError ? 'text-bad-fg' : 'text-warn-fg'}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {issueMessage(issue, language)}
    </span>
  );
}

const trialId = '00000000-0000-4000-8000-000000000000';

/** The field of an example, for each kind of rule. */
const nameFields = { campaign: 'campaignName', unit: 'adgroupName', keyword: 'keyword', creative: 'title' };
function fieldOf(kind: OwnRule['condition']['kind'], row: DraftRuleRow): string {
  if (kind === 'bid') return 'bid';
  return kind === 'tracking' ? 'pcFinalUrl' : nameFields[row];
}

function issueOfExample(rule: DraftRuleInput, row: DraftRuleRow, value: string | number) {
  const example = { ...emptyFields[row], id: 'example', [fieldOf(rule.condition.kind, row)]: value };
  const options = { limits: limitsOf(defaultProvider), ownRules: [rule] };
  const issues = checkRow<RowKind>(emptyDraft(), row, example, options);
  return issues.find(({ ruleId }) => isOwnRuleId(ruleId));
}
