import type { Language } from '@meridian/i18n/core';
import { Switch } from '@meridian/ui';
import { Form, FormTextField } from '@meridian/ui/form';
import type { ReactElement } from 'react';
import {
  checkUrl,
  fieldTitle,
  type Draft,
  type DraftCommand,
  type DraftSync,
  type ProviderLimits,
  type Row,
} from '../../core';
import { FieldDifferenceLine } from '../difference/field-difference-line';
import { DifferenceProvider } from '../difference/row-difference-context';
import { RowDifferenceLine } from '../difference/row-difference-line';
import { pictureLabels } from '../pictures/labels';
import { UnitPictures, type PictureSource } from '../pictures/unit-pictures';
import { AmountField } from './amount-field';
import { FormRow, FormSection } from './form-section';
import { formLabels } from './labels';
import { NegativeFields } from './negative-fields';
import { StatusSwitch } from './status-switch';
import { useRowForm, type RowForm } from './use-row-form';

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
  /** The difference from the account; if absent, the form does not show it. */
  sync?: DraftSync | undefined;
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
  sync,
}: UnitFormProps): ReactElement {
  const rowForm = useRowForm({ draft, limits, kind: 'unit', row: unit, language, onCommand });
  const { form, change, commit, errorOf } = rowForm;
  const labels = formLabels[language];
  const difference = { draft, kind: 'unit' as const, id: unit.id, sync, language, onCommand, isReadOnly };
  return (
    <DifferenceProvider value={difference}>
      <Form
        form={form}
        onSubmit={() => {}}
        {...rowForm.handlers}
        aria-label={unit.adgroupName || fieldTitle('adgroupName', language)}
        data-scope-ui=""
        className="flex max-w-220 flex-col gap-8"
      >
        <RowDifferenceLine />
        <fieldset data-scope-ui="" disabled={isReadOnly} className="contents">
          <FormSection title={labels.sections.unit}>
            <FormTextField
              control={form.control}
              name="adgroupName"
              label={fieldTitle('adgroupName', language)}
              required
              onBlur={() => commit('adgroupName')}
            />
            <FieldDifferenceLine fields={['adgroupName']} />
            <StatusSwitch isPaused={unit.isPaused} language={language} onChange={change} />
            <FieldDifferenceLine fields={['isPaused']} />
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
            <FieldDifferenceLine fields={['isAutoTargeted']} />
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
            <FieldDifferenceLine fields={['bid']} />
          </FormSection>
          <FormSection title={labels.sections.addresses}>
            <UrlField name="pcFinalUrl" rowForm={rowForm} unit={unit} language={language} />
            <FieldDifferenceLine fields={['pcFinalUrl']} />
            <UrlField name="mobileFinalUrl" rowForm={rowForm} unit={unit} language={language} />
            <FieldDifferenceLine fields={['mobileFinalUrl']} />
            <FormTextField
              control={form.control}
              name="monitorSuffix"
              label={fieldTitle('monitorSuffix', language)}
              hint={labels.monitorSuffixHint}
              onBlur={() => commit('monitorSuffix')}
            />
            <FieldDifferenceLine fields={['monitorSuffix']} />
          </FormSection>
          <FormSection title={labels.sections.app}>
            <UrlField name="iosUrl" rowForm={rowForm} unit={unit} language={language} />
            <FieldDifferenceLine fields={['iosUrl']} />
            <FormTextField
              control={form.control}
              name="androidApp"
              label={fieldTitle('androidApp', language)}
              hint={labels.androidAppHint}
              onBlur={() => commit('androidApp')}
            />
            <FieldDifferenceLine fields={['androidApp']} />
          </FormSection>
          <NegativeFields
            kind="unit"
            row={unit}
            language={language}
            limits={limits}
            errorOf={errorOf}
            onChange={change}
          />
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
    </DifferenceProvider>
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
