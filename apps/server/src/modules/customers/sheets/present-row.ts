import { channels, type RecordImportRow } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import type { StoredRowChange } from '../../../platform/db/schema';
import { channelTitle, parseProvider, providerTitle } from './fields';
import { problemMessage } from './problem';
import type { StoredImportRow } from './record-imports.repository';

/** A row of a file in the user's language. */
export function presentRow(
  { row, name, state, changes, problems }: StoredImportRow,
  language: Language,
): RecordImportRow {
  return {
    row,
    name,
    state,
    changes: changes.map((change) => presentChange(change, language)),
    problems: problems.map((problem) => ({
      code: problem.code,
      field: problem.field,
      failMessage: problemMessage(problem, language),
    })),
  };
}

function presentChange({ field, before, after }: StoredRowChange, language: Language): StoredRowChange {
  if (field === 'provider')
    return { field, before: providerText(before, language), after: providerText(after, language) };
  if (field !== 'channels') return { field, before, after };
  return { field, before: channelsText(before, language), after: channelsText(after, language) };
}

/** The id of an ad provider as its name for spreadsheets; an unknown one stays. */
function providerText(id: string, language: Language): string {
  const provider = parseProvider(id);
  return provider === undefined ? id : providerTitle(provider, language);
}

/** Channel codes as names for spreadsheets. */
export function channelsText(codes: string, language: Language): string {
  const words = codes.split(',');
  const titles = channels.filter((code) => words.includes(code)).map((code) => channelTitle(code, language));
  return titles.join(language === 'en' ? ', ' : '、');
}
