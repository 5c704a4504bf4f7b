import type { Language } from '@meridian/i18n/core';
import { Fragment, type ReactElement } from 'react';
import { fieldTitle, negativeFields, type NegativeField, type ProviderLimits } from '../../core';
import { FieldDifferenceLine } from '../difference/field-difference-line';
import { FormSection } from './form-section';
import { formLabels } from './labels';
import { WordListField } from './word-list-field';

export interface NegativeFieldsProps {
  kind: 'campaign' | 'unit';
  row: { readonly id: string } & Readonly<Record<NegativeField, readonly string[]>>;
  language: Language;
  /** Limits of the provider of the draft's account. */
  limits: ProviderLimits;
  errorOf: (field: NegativeField) => string | undefined;
  onChange: (changes: Partial<Record<NegativeField, string[]>>) => void;
}

const maxCountOf = {
  campaign: (limits: ProviderLimits) => ({
    phraseNegatives: limits.phraseNegativesPerCampaign,
    exactNegatives: limits.exactNegativesPerCampaign,
  }),
  unit: ({ negativesPerUnit }: ProviderLimits) => ({
    phraseNegatives: negativesPerUnit,
    exactNegatives: negativesPerUnit,
  }),
};

/** The section with the negative keywords of a campaign or a unit. */
export function NegativeFields(props: NegativeFieldsProps): ReactElement {
  const { kind, row, language, limits, errorOf, onChange } = props;
  const labels = formLabels[language];
  return (
    <FormSection name="negatives" title={labels.sections.negatives}>
      {negativeFields.map((field) => (
        <Fragment key={`${row.id} ${field}`}>
          <WordListField
            label={fieldTitle(field, language)}
            hint={labels.negativeHints[field]}
            place={{ kind, id: row.id, field }}
            words={row[field]}
            maxCount={maxCountOf[kind](limits)[field]?.max}
            error={errorOf(field)}
            onCommit={(words) => onChange({ [field]: words })}
          />
          <FieldDifferenceLine fields={[field]} />
        </Fragment>
      ))}
    </FormSection>
  );
}
