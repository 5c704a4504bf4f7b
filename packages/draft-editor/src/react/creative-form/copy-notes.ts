import type { Language } from '@meridian/i18n/core';
import { issueMessage, type Issue, type Row } from '../../core';
import type { copyFields } from '../../core/rules/creative/creative-fields';
import { creativeFormLabels } from './labels';

export type CopyFieldName = (typeof copyFields)[number];

/** A note below a text, next to its error: `good` is advice that the text follows. */
export interface CopyNote {
  tone: 'warning' | 'advice' | 'good';
  text: string;
}

export interface CopyNotesOptions {
  /** The creative while it is typed. */
  creative: Row<'creative'>;
  /** Issues of the creative. */
  issues: readonly Issue[];
  language: Language;
}

/** The rules' warnings and advice on a text. */
export function copyNotes(
  field: CopyFieldName,
  { creative, issues, language }: CopyNotesOptions,
): readonly CopyNote[] {
  const notes = issues.flatMap((issue): CopyNote[] =>
    issue.field === field && issue.severity !== 'error'
      ? [{ tone: issue.severity, text: issueMessage(issue, language) }]
      : [],
  );
  const isImprovable = issues.some((issue) => issue.field === field && issue.severity !== 'warning');
  if (field === 'title' || isImprovable || creative.description1 === '') return notes;
  const labels = creativeFormLabels[language];
  const text = field === 'description1' ? labels.isFirstLongEnough : labels.areBothLongEnough;
  return [...notes, { tone: 'good', text }];
}
