import type { Language } from '@meridian/i18n/core';
import { unlessComposing } from '@meridian/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import {
  checkRow,
  findRow,
  issueMessage,
  type Draft,
  type DraftCommand,
  type ProviderLimits,
  type Row,
  type RowFields,
  type ValidationOptions,
} from '../../core';
import { parseText } from '../../core/values/parse-text';
import { useOwnRules } from '../inputs/own-rules-context';
import { textFields, useOpenTexts, type FormKind, type OpenTexts } from './use-open-texts';

export interface RowFormOptions<Kind extends FormKind> {
  draft: Draft;
  /** Limits of the provider of the draft's account. */
  limits: ProviderLimits;
  kind: Kind;
  row: Row<Kind>;
  language: Language;
  onCommand: (command: DraftCommand) => void;
}

export interface RowForm<Kind extends FormKind> {
  form: UseFormReturn<RowFields<Kind>>;
  /** Handlers of the form. */
  handlers: Pick<OpenTexts, 'onFocus'> & { onKeyDown: (event: KeyboardEvent) => void };
  /** Changes fields of the row as one undo step; unchanged values are left out. */
  change: (changes: Partial<RowFields<Kind>>) => void;
  /** Saves the text typed in a field. */
  commit: (field: keyof RowFields<Kind>) => void;
  /** The draft's issue about a field of the row. */
  errorOf: (field: keyof RowFields<Kind>) => string | undefined;
}

/** A form on a row of a draft. Its resolver runs the rules of the draft, so that both always agree. */
export function useRowForm<Kind extends FormKind>({
  draft,
  limits,
  kind,
  row,
  language,
  onCommand,
}: RowFormOptions<Kind>): RowForm<Kind> {
  const options = { limits, ownRules: useOwnRules() };
  // asserted: a row is its fields and its id
  const fields = row as RowFields<Kind>;
  const form = useForm<RowFields<Kind>>({
    values: fields as never,
    // typed text stays when the draft changes elsewhere
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf({ draft, options, kind, row, language }),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
  const { reset, trigger } = form;
  const leftFields = useRef(new Set<keyof RowFields<Kind>>());
  useEffect(() => {
    // another row begins with its own values
    reset(fields as never, { keepDirtyValues: false });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [row.id, reset]);
  // invalid texts come after the values of the row
  const openTexts = useOpenTexts(form, { kind, row });
  useEffect(() => {
    const name = requiredNames[kind];
    const missing = name !== null && Reflect.get(row, name) === '' ? [name] : [];
    // asserted: the fields are those of the kind
    leftFields.current = new Set([...missing, ...openTexts.leftFields()] as (keyof RowFields<Kind>)[]);
    if (leftFields.current.size > 0) void trigger([...leftFields.current] as never);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [row.id, trigger]);
  useEffect(() => {
    // the values of the changed row have cancelled the validation that leaving the field began
    if (leftFields.current.size > 0) void trigger([...leftFields.current] as never);
  }, [draft, row, trigger]);
  const change = (changes: Partial<RowFields<Kind>>) => {
    const current = findRow(draft, kind, row.id);
    const differing = Object.fromEntries(
      Object.entries(changes).filter(
        ([field, value]) => current !== undefined && current[field as keyof typeof current] !== value,
      ),
    );
    if (Object.keys(differing).length === 0) return;
    // asserted: the fields are those of the kind
    onCommand({
      type: 'update',
      kind,
      edits: [{ id: row.id, changes: differing }],
    } as unknown as DraftCommand);
  };
  const issues = checkRow(draft, kind, row, options);
  return {
    form,
    handlers: {
      onFocus: openTexts.onFocus,
      onKeyDown: unlessComposing((event) => {
        const name = event.target instanceof HTMLInputElement ? event.target.name : '';
        if (event.key === 'Escape' && textFields.includes(name)) openTexts.discard(name);
      }),
    },
    change,
    commit: (field) => {
      leftFields.current.add(field);
      // asserted: only fields of text are typed
      const { value, error } = parseText(form.getValues()[field] as string);
      const name = String(field);
      if (error !== null || openTexts.hasChanged(name)) {
        openTexts.leave(name);
        return;
      }
      change({ [field]: value } as Partial<RowFields<Kind>>);
      form.resetField(field as never, { defaultValue: value as never, keepError: true });
      openTexts.done(name);
    },
    errorOf: (field) => {
      const issue = issues.find((each) => each.field === field && each.severity === 'error');
      return issue && issueMessage(issue, language);
    },
  };
}

const noError = { error: null };

/** Fields that are reported as missing from the beginning. */
const requiredNames = {
  campaign: 'campaignName',
  unit: 'adgroupName',
  creative: null,
} as const satisfies Record<FormKind, string | null>;

function resolverOf<Kind extends FormKind>({
  draft,
  options,
  kind,
  row,
  language,
}: Omit<RowFormOptions<Kind>, 'onCommand' | 'limits'> & { options: ValidationOptions }): Resolver<
  RowFields<Kind>
> {
  return (values) => {
    // asserted: the values of the form are the fields of the row
    const issues = checkRow(draft, kind, { ...values, id: row.id }, options);
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [field, value] of Object.entries(values)) {
      const { error } = typeof value === 'string' ? parseText(value) : noError;
      if (error) errors[field] = { type: error.code, message: issueMessage(error, language) };
    }
    for (const issue of issues)
      if (issue.severity === 'error' && issue.field !== undefined)
        errors[issue.field] ??= { type: issue.ruleId, message: issueMessage(issue, language) };
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as never };
  };
}
