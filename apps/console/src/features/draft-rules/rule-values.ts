import {
  draftRuleRows,
  draftRuleSaveSchema,
  type DraftRule,
  type DraftRuleCondition,
  type DraftRuleInput,
  type DraftRuleKind,
  type DraftRuleRow,
} from '@meridian/api-client/contract';
import { parseWords } from '@meridian/draft-editor/core';
import type { FieldErrors, FieldPath, Resolver } from 'react-hook-form';

/** Stands for all accounts in the selection of a company. */
export const everyAccount = 'all';

/** The values of the form: lists are texts with a line for each item. */
export interface RuleValues {
  name: string;
  note: string;
  companyId: string;
  severity: DraftRule['severity'];
  kind: DraftRuleKind;
  rows: Record<DraftRuleKind, DraftRuleRow[]>;
  words: string;
  patterns: string;
  min: string;
  max: string;
  /** `name=value`; without a value, any value. */
  parameters: string;
}

/** The values for a rule; for a new one, those that the form begins with. */
export function ruleValuesOf(rule: DraftRule | undefined): RuleValues {
  const condition = rule?.condition;
  const rows = {
    words: [...draftRuleRows.words],
    name: [...draftRuleRows.name],
    bid: [...draftRuleRows.bid],
    tracking: [...draftRuleRows.tracking],
  };
  return {
    name: rule?.name ?? '',
    note: rule?.note ?? '',
    companyId: rule?.companyId ?? everyAccount,
    severity: rule?.severity ?? 'error',
    kind: condition?.kind ?? 'words',
    rows: condition ? { ...rows, [condition.kind]: condition.rows } : rows,
    words: condition?.kind === 'words' ? condition.words.join('\n') : '',
    patterns: condition?.kind === 'name' ? condition.patterns.join('\n') : '',
    min: condition?.kind === 'bid' ? textOf(condition.min) : '',
    max: condition?.kind === 'bid' ? textOf(condition.max) : '',
    parameters:
      condition?.kind === 'tracking'
        ? condition.parameters.map(({ name, value }) => (value === '' ? name : `${name}=${value}`)).join('\n')
        : '',
  };
}

const textOf = (bid: number | null) => (bid === null ? '' : String(bid));

/** Checks the values as the server does. Errors are keys of the namespace `errors`. */
export function ruleResolver(
  identity: () => Pick<DraftRuleInput, 'id' | 'version'>,
): Resolver<RuleValues, unknown, DraftRuleInput> {
  return (values) => {
    const parsed = readRule(values, identity());
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<RuleValues> = {};
    for (const { path, message } of parsed.error.issues) {
      const error = { type: 'schema', message };
      const field = fieldAt(path.map(String), values.kind);
      if (field === `rows.${values.kind}`) errors.rows = { [values.kind]: error };
      else if (!(field in errors)) Object.assign(errors, { [field]: error });
    }
    return { values: {}, errors };
  };
}

/** Parses the values of a form. */
export function readRule(values: RuleValues, identity: Pick<DraftRuleInput, 'id' | 'version'>) {
  const { name, note, companyId, severity } = values;
  return draftRuleSaveSchema.safeParse({
    ...identity,
    name,
    note,
    severity,
    companyId: companyId === everyAccount ? null : companyId,
    condition: conditionOf(values),
  });
}

/** The field for a place in the request. */
export function fieldAt(
  [first = '', second = '']: readonly string[],
  kind: DraftRuleKind,
): FieldPath<RuleValues> {
  if (first === 'note' || first === 'companyId' || first === 'severity') return first;
  if (second === 'rows') return `rows.${kind}`;
  if (second === 'words' || second === 'patterns' || second === 'parameters') return second;
  return second === 'min' || second === 'max' ? second : 'name';
}

function conditionOf({ kind, rows, ...values }: RuleValues): unknown {
  const common = { kind, rows: draftRuleRows[kind].filter((row) => rows[kind].includes(row)) };
  const conditions: Record<DraftRuleKind, object> = {
    words: { words: parseWords(values.words) },
    name: { patterns: [...new Set(linesOf(values.patterns))] },
    bid: { min: bidOf(values.min), max: bidOf(values.max) },
    tracking: { parameters: linesOf(values.parameters).map(parameterOf) },
  };
  return { ...common, ...conditions[kind] };
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function parameterOf(line: string): { name: string; value: string } {
  const [name = '', ...rest] = line.split('=');
  return { name, value: rest.join('=') };
}

/** NaN for a text that is no decimal. */
function bidOf(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : NaN;
}

/** What a rule demands, as short texts: words, patterns, limits or parameters. */
export function demandsOf(condition: DraftRuleCondition): readonly string[] {
  switch (condition.kind) {
    case 'words':
      return condition.words;
    case 'name':
      return condition.patterns;
    case 'tracking':
      return condition.parameters.map(({ name, value }) => `${name}=${value === '' ? '…' : value}`);
    case 'bid': {
      const { min, max } = condition;
      return [...(min === null ? [] : [`≥ ￥${min}`]), ...(max === null ? [] : [`≤ ￥${max}`])];
    }
  }
}
