import type { Language } from '@meridian/i18n/core';
import type { ReactElement } from 'react';
import { fieldTitle, parseWildcards, type Issue, type Row, type TextLimit } from '../../core';
import type { RowForm } from '../forms/use-row-form';
import { LengthCounter } from '../length-counter';
import { copyNotes, type CopyFieldName } from './copy-notes';
import { FieldNotes } from './field-notes';
import { creativeFormLabels } from './labels';
import { useCreativeText } from './use-creative-text';
import { WildcardField } from './wildcard-field';

export interface CopyFieldProps {
  name: CopyFieldName;
  limit: TextLimit;
  rowForm: RowForm<'creative'>;
  creative: Row<'creative'>;
  /** The creative while it is typed, and its issues. */
  typed: Row<'creative'>;
  issues: readonly Issue[];
  language: Language;
  isReadOnly: boolean;
}

/** A text that searchers read, with its length and its errors, warnings and advice. */
export function CopyField({
  name,
  limit,
  rowForm,
  creative,
  typed,
  issues,
  language,
  isReadOnly,
}: CopyFieldProps): ReactElement {
  const { value, setValue, onBlur, error } = useCreativeText({ rowForm, creative, name });
  const labels = creativeFormLabels[language];
  const notes = copyNotes(name, { creative: typed, issues, language });
  const hasRegion = parseWildcards(value).tokens.some(({ type }) => type === 'region');
  const titleReason = hasRegion ? labels.hasRegion : undefined;
  return (
    <WildcardField
      label={fieldTitle(name, language)}
      name={name}
      value={value}
      onValueChange={setValue}
      onBlur={onBlur}
      onLeave={() => rowForm.commit(name)}
      language={language}
      regionReason={name === 'title' ? titleReason : labels.onlyInTitle}
      isReadOnly={isReadOnly}
      required={name !== 'description2'}
      counter={
        <span data-scope-ui="" className="whitespace-nowrap">
          <LengthCounter text={value} limit={limit} language={language} />
        </span>
      }
      hint={notes.length > 0 && <FieldNotes notes={notes} />}
      error={error}
    />
  );
}
