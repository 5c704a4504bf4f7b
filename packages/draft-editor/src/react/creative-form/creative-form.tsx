import type { Language } from '@meridian/i18n/core';
import { Field, Select, TextField } from '@meridian/ui';
import { Form } from '@meridian/ui/form';
import { Fragment, useEffect, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import {
  checkRow,
  childrenOf,
  fieldTitle,
  parentOf,
  tableOf,
  type Draft,
  type DraftCommand,
  type DraftSync,
  type ProviderLimits,
  type Row,
} from '../../core';
import { copyFields } from '../../core/rules/creative/creative-fields';
import { FieldDifferenceLine } from '../difference/field-difference-line';
import { DifferenceProvider } from '../difference/row-difference-context';
import { RowDifferenceLine } from '../difference/row-difference-line';
import { FormSection } from '../forms/form-section';
import { formLabels } from '../forms/labels';
import { StatusSwitch } from '../forms/status-switch';
import { useRowForm, type RowForm } from '../forms/use-row-form';
import { useOwnRules } from '../inputs/own-rules-context';
import { UnitPictures, type PictureSource } from '../pictures/unit-pictures';
import { CopyField, type CopyFieldProps } from './copy-field';
import { creativeFormLabels } from './labels';
import { useCreativeText } from './use-creative-text';

export interface CreativeFormProps {
  draft: Draft;
  /** Limits of the provider of the draft's account. */
  limits: ProviderLimits;
  creative: Row<'creative'>;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  /** Gets the creative while it is typed, for a live preview. */
  onTyping?: ((creative: Row<'creative'>) => void) | undefined;
  /** Source of the unit's pictures; if absent, only the theme is selected. */
  pictures?: PictureSource | undefined;
  isReadOnly?: boolean;
  /** The difference from the account; if absent, the form does not show it. */
  sync?: DraftSync | undefined;
}

/** Texts, URLs and picture theme of a creative. Choices apply at once, texts when their field is left. */
export function CreativeForm({
  draft,
  limits,
  creative,
  language,
  onCommand,
  onTyping,
  pictures,
  isReadOnly = false,
  sync,
}: CreativeFormProps): ReactElement {
  const rowForm = useRowForm({ draft, limits, kind: 'creative', row: creative, language, onCommand });
  const { form } = rowForm;
  const { id } = creative;
  const typed = { ...creative, ...useWatch({ control: form.control }), id };
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onTyping?.({ ...values, id }),
      }),
    [form, id, onTyping],
  );
  const ownRules = useOwnRules();
  const issues = checkRow(draft, 'creative', typed, { limits, ownRules });
  const labels = creativeFormLabels[language];
  const common = { rowForm, creative, language, isReadOnly };
  const difference = { draft, kind: 'creative' as const, id, sync, language, onCommand, isReadOnly };
  return (
    <DifferenceProvider value={difference}>
      <Form
        form={form}
        onSubmit={() => {}}
        {...rowForm.handlers}
        aria-label={creative.title || fieldTitle('title', language)}
        data-scope-ui=""
        className="flex max-w-220 flex-col gap-8"
      >
        <RowDifferenceLine />
        <FormSection title={labels.sections.copy}>
          <StatusSwitch
            isPaused={creative.isPaused}
            language={language}
            onChange={rowForm.change}
            disabled={isReadOnly}
          />
          <FieldDifferenceLine fields={['isPaused']} />
          <CopyFields {...common} limits={limits} typed={typed} issues={issues} />
        </FormSection>
        <FormSection title={formLabels[language].sections.addresses}>
          {urlFields.map((name) => (
            <Fragment key={name}>
              <UrlField name={name} {...common} />
              <FieldDifferenceLine fields={[name]} />
            </Fragment>
          ))}
        </FormSection>
        <FormSection title={labels.sections.pictures}>
          <ThemeField draft={draft} {...common} />
          {pictures && (
            <UnitPictures
              draft={draft}
              creative={creative}
              language={language}
              onCommand={onCommand}
              isReadOnly={isReadOnly}
              unitId={parentOf(tableOf(draft, 'creative'), id) ?? ''}
              source={pictures}
            />
          )}
        </FormSection>
      </Form>
    </DifferenceProvider>
  );
}

interface PartProps {
  rowForm: RowForm<'creative'>;
  creative: Row<'creative'>;
  language: Language;
  isReadOnly: boolean;
}

/** Title and descriptions. */
function CopyFields({
  limits,
  typed,
  issues,
  ...common
}: PartProps & Pick<CopyFieldProps, 'typed' | 'issues'> & { limits: ProviderLimits }) {
  return (
    <>
      {copyFields.map((name) => (
        <Fragment key={name}>
          <CopyField name={name} limit={limits[name]} {...common} typed={typed} issues={issues} />
          <FieldDifferenceLine fields={[name]} />
        </Fragment>
      ))}
    </>
  );
}

const urlFields = ['pcFinalUrl', 'mobileFinalUrl', 'miniProgramUrl'] as const;

interface UrlFieldProps extends PartProps {
  name: (typeof urlFields)[number];
}

/** A URL of the creative itself; the unit has no URL of a mini-program. */
function UrlField({ name, rowForm, creative, language, isReadOnly }: UrlFieldProps) {
  const { value, setValue, onBlur, error } = useCreativeText({ rowForm, creative, name });
  const labels = creativeFormLabels[language];
  const isPage = name !== 'miniProgramUrl';
  return (
    <TextField
      label={fieldTitle(name, language)}
      name={name}
      note={labels.optional}
      value={value}
      readOnly={isReadOnly}
      {...(isPage && { inputMode: 'url', placeholder: 'https://', hint: labels.urlHint })}
      error={error}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => {
        onBlur();
        rowForm.commit(name);
      }}
    />
  );
}

/** Theme of the pictures shown with the creative: a theme of one of the unit's pictures. */
function ThemeField({
  draft,
  rowForm: { change, errorOf },
  creative: { id, pictureTheme },
  language,
  isReadOnly,
}: PartProps & { draft: Draft }) {
  const labels = creativeFormLabels[language];
  const pictures = childrenOf(draft, 'picture', parentOf(tableOf(draft, 'creative'), id) ?? '');
  const themes = new Set([pictureTheme, ...pictures.map(({ theme }) => theme)].filter(Boolean));
  return (
    <Field label={fieldTitle('pictureTheme', language)} error={errorOf('pictureTheme')} required>
      {(control) => (
        <Select
          {...control}
          options={[...themes].map((theme) => ({ value: theme, label: theme }))}
          value={pictureTheme || undefined}
          placeholder={themes.size === 0 ? labels.noPictures : labels.chooseTheme}
          disabled={isReadOnly || themes.size === 0}
          onValueChange={(theme) => change({ pictureTheme: theme })}
          className="w-56 max-w-full"
        />
      )}
    </Field>
  );
}
