import type { Language } from '@meridian/i18n/core';
import { Switch } from '@meridian/ui';
import { Form, FormTextField } from '@meridian/ui/form';
import type { ReactElement } from 'react';
import {
  checkUrl,
  fieldTitle,
  negativeFields,
  type Draft,
  type DraftCommand,
  type ProviderLimits,
  type Row,
} from '../../core';
import { pictureLabels } from '../pictures/labels';
import { UnitPictures, type PictureSource } from '../pictures/unit-pictures';
import { AmountField } from './amount-field';
import { FormRow, FormSection } from './form-section';
import { formLabels } from './labels';
import { useRowForm, type RowForm } from './use-row-form';
import { WordListField } from './word-list-field';

export interface UnitFormProps {
  draft: Draft;
  /** Limits of the provider of the draft's account. */
  limits: ProviderLimits;
  unit: Row<'unit'>;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  /** Source of the unit's pictures; if absent, they are not shown. */
  pictures?: PictureSource | undefined;
  isReadOnly?: boolean;
}

/** Name, targeting, URLs, app and negative keywords of a unit. Choices apply at once, texts when their field is left. */
export function UnitForm({
  draft,
  limits,
  unit,
  language,
  onCommand,
  pictures,
  isReadOnly = false,
}: UnitFormProps): ReactElement {
  const rowForm = useRowForm({ draft, limits, kind: 'unit', row: unit, language, onCommand });
  const { form, change, commit, errorOf } = rowForm;
  const labels = formLabels[language];
  return (
    <Form
      form={form}
      onSubmit={() => {}}
      {...rowForm.handlers}
      aria-label={unit.adgroupName || fieldTitle('adgroupName', language)}
      data-scope-ui=""
      className="flex max-w-220 flex-col gap-8"
    >
      <fieldset data-scope-ui="" disabled={isReadOnly} className="contents">
        <FormSection title={labels.sections.unit}>
          <FormTextField
            control={form.control}
            name="adgroupName"
            label={fieldTitle('adgroupName', language)}
            required
            onBlur={() => commit('adgroupName')}
          />
          <FormRow>
            <div>
              <Switch
                label={fieldTitle('isAutoTargeted', language)}
                checked={unit.isAutoTargeted}
                onChange={(event) => change({ isAutoTargeted: event.target.checked })}
                className="w-56"
              />
              <p className="text-12 text-fg-3">{labels.autoTargetingHint}</p>
            </div>
          </FormRow>
          <AmountField
            label={fieldTitle('bid', language)}
            value={unit.bid}
            place={{ kind: 'unit', id: unit.id, field: 'bid' }}
            language={language}
            onCommit={change}
            unit={labels.aClick}
            hint={labels.unitBidHint}
            error={errorOf('bid')}
          />
        </FormSection>
        <FormSection title={labels.sections.addresses}>
          <UrlField name="pcFinalUrl" rowForm={rowForm} unit={unit} language={language} />
          <UrlField name="mobileFinalUrl" rowForm={rowForm} unit={unit} language={language} />
          <FormTextField
            control={form.control}
            name="monitorSuffix"
            label={fieldTitle('monitorSuffix', language)}
            hint={labels.monitorSuffixHint}
            onBlur={() => commit('monitorSuffix')}
          />
        </FormSection>
        <FormSection title={labels.sections.app}>
          <UrlField name="iosUrl" rowForm={rowForm} unit={unit} language={language} />
          <FormTextField
            control={form.control}
            name="androidApp"
            label={fieldTitle('androidApp', language)}
            hint={labels.androidAppHint}
            onBlur={() => commit('androidApp')}
          />
        </FormSection>
        <FormSection title={labels.sections.negatives}>
          {negativeFields.map((field) => (
            <WordListField
              key={`${unit.id} ${field}`}
              label={fieldTitle(field, language)}
              hint={labels.negativeHints[field]}
              place={{ kind: 'unit', id: unit.id, field }}
              words={unit[field]}
              maxCount={limits.negativesPerUnit.max}
              error={errorOf(field)}
              onCommit={(words) => change({ [field]: words })}
            />
          ))}
        </FormSection>
        {pictures && (
          <FormSection title={pictureLabels[language].title}>
            <UnitPictures
              draft={draft}
              language={language}
              onCommand={onCommand}
              isReadOnly={isReadOnly}
              unitId={unit.id}
              source={pictures}
            />
          </FormSection>
        )}
      </fieldset>
    </Form>
  );
}

interface UrlFieldProps {
  name: 'pcFinalUrl' | 'mobileFinalUrl' | 'iosUrl';
  rowForm: RowForm<'unit'>;
  unit: Row<'unit'>;
  language: Language;
}

/** A URL, with a link to open it once it is valid. */
function UrlField({ name, rowForm: { form, commit }, unit, language }: UrlFieldProps) {
  const labels = formLabels[language];
  const url = unit[name];
  const canOpen = url !== '' && checkUrl(url) === null;
  return (
    <FormTextField
      control={form.control}
      name={name}
      label={fieldTitle(name, language)}
      inputMode="url"
      placeholder="https://"
      onBlur={() => commit(name)}
      hint={
        canOpen && (
          <a
            data-scope-ui=""
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-xs text-12 text-accent-fg focus-ring hover:underline"
          >
            {labels.openUrl}
            <span className="sr-only">: {fieldTitle(name, language)}</span>
          </a>
        )
      }
    />
  );
}
