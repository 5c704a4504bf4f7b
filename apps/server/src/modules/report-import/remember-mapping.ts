import { numberFormats, type ImportAnswers, type NumberFormat } from '@meridian/api-client/contract';
import type { Database } from '../../platform/db';
import { headerKeyOf, mergeMappings, rememberedFor } from './core/mapping';
import { deleteMapping, renameMapping, storeMapping } from './repository/import-mappings-sql';
import type { ImportRecord } from './repository/import-record-sql';

/**
 * Stores the user's column mapping and number format, merged with the remembered ones of the same header; or deletes
 * them.
 */
export async function rememberMapping(
  db: Database,
  { profile, detection, questions }: Pick<ImportRecord, 'profile' | 'detection' | 'questions'>,
  {
    answers,
    remember,
    name,
    userId,
  }: { answers: ImportAnswers; remember: boolean; name: string | undefined; userId: string | null },
): Promise<void> {
  if (userId === null || profile === null || detection === null) return;
  const headerKey = headerKeyOf(detection.header);
  const key = { userId, profile, headerKey };
  if (!remember) {
    await deleteMapping(db, key);
    return;
  }
  const { constants } = answers;
  const columns = columnsOf(questions, answers);
  const numberFormat = numberFormatOf(questions, answers);
  if (columns === undefined && constants === undefined && numberFormat === undefined) {
    if (name !== undefined) await renameMapping(db, key, name);
    return;
  }
  const mapping = mergeMappings(rememberedFor(detection.remembered, key), {
    columns,
    constants,
    numberFormat,
  });
  await storeMapping(db, key, { ...mapping, name });
}

/** Columns that the user mapped, or selected among several for a metric. */
function columnsOf(
  questions: ImportRecord['questions'],
  { columns, choices }: ImportAnswers,
): ImportAnswers['columns'] {
  const chosen = questions.flatMap(({ id, code, params }): [string, string][] => {
    const position = code === 'metric_columns' ? /^metric_(\d)$/.exec(choices[id] ?? '')?.[1] : undefined;
    const name = params[`name${position ?? ''}`];
    return name === undefined ? [] : [[String(name), String(params['metric'])]];
  });
  return columns === undefined && chosen.length === 0
    ? undefined
    : { ...Object.fromEntries(chosen), ...columns };
}

function numberFormatOf(
  questions: ImportRecord['questions'],
  { choices }: ImportAnswers,
): NumberFormat | undefined {
  const asked = questions.find(({ code }) => code === 'number_format');
  return numberFormats.find((format) => format === choices[asked?.id ?? '']);
}
