import { TZDate } from '@date-fns/tz';
import {
  auditFields,
  defaultTimeZone,
  type AuditRecord,
  type AuditValue,
  type AuditValues,
} from '@meridian/api-client/contract';
import { formatList, type Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { format } from 'date-fns';
import type { FileCell, ReportFile } from '../../kits/workbooks/write/report-file';

const widthsPx = {
  number: 80,
  time: 160,
  user: 160,
  action: 160,
  objectType: 120,
  object: 220,
  accounts: 160,
  address: 140,
  device: 160,
  before: 320,
  after: 320,
  hash: 480,
} as const;
const columns = ['number', 'time', 'user', 'action', 'objectType', 'object', 'accounts'] as const;
const more = ['address', 'device', 'before', 'after', 'hash'] as const;

interface Words {
  /** Account numbers by id. */
  numbers: ReadonlyMap<number, string>;
  language: Language;
}

/** The audit log as a file. */
export function auditReportFile(batches: AsyncIterable<readonly AuditRecord[]>, words: Words): ReportFile {
  const { language } = words;
  const title = translate(language, 'audit', 'title');
  return {
    columns: [...columns, ...more].map((id) => ({
      title: translate(language, 'audit', `column_${id}`),
      widthPx: widthsPx[id],
    })),
    summary: null,
    rows: rowsOf(batches, words),
    sheetName: title,
    metadataSheetName: translate(language, 'audit', 'about'),
    metadata: [
      [translate(language, 'audit', 'exportedAt'), timeText(new Date().toISOString())],
      [translate(language, 'audit', 'timeZone'), defaultTimeZone],
    ],
  };
}

async function* rowsOf(
  batches: AsyncIterable<readonly AuditRecord[]>,
  words: Words,
): AsyncGenerator<readonly (readonly FileCell[])[]> {
  for await (const records of batches) yield records.map((record) => cellsOf(record, words));
}

function cellsOf(record: AuditRecord, { numbers, language }: Words): FileCell[] {
  const { actor, object, accountIds } = record;
  return [
    { number: String(record.number), format: '0', shown: String(record.number) },
    timeText(record.time),
    actor.kind === 'user' ? actor.name : translate(language, 'audit', `actor_${actor.kind}`),
    translate(language, 'audit', `action_${record.action}`),
    translate(language, 'audit', `object_${object.type}`),
    object.name,
    formatList(
      accountIds.map((id) => numbers.get(id) ?? String(id)),
      language,
      'values',
    ),
    record.address,
    record.device,
    valuesText(record.before, language),
    valuesText(record.after, language),
    record.hash,
  ];
}

function valuesText(values: AuditValues | null, language: Language): string {
  return auditFields
    .flatMap((field) => {
      const value = values?.[field];
      return value === undefined
        ? []
        : [`${translate(language, 'audit', `field_${field}`)}: ${textOf(value, language)}`];
    })
    .join('\n');
}

const textOf = (value: AuditValue, language: Language): string =>
  Array.isArray(value) ? formatList(value.map(String), language, 'values') : String(value ?? '–');

const timeText = (time: string) => format(new TZDate(time, defaultTimeZone), 'yyyy-MM-dd HH:mm:ss');
