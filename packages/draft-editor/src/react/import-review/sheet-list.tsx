import { formatNumber, type Language } from '@meridian/i18n/core';
import { Chip, Select } from '@meridian/ui';
import type { ReactElement } from 'react';
import {
  draftImportFields,
  fieldTitle,
  importFieldsOfKind,
  type DetectedColumn,
  type DetectedSheet,
  type DraftImportField,
  type HeadMapping,
} from '../../core';
import type { WorkbookContent } from '../../workbooks';
import { importReviewLabels, type ImportReviewLabels } from './labels';

export interface SheetListProps {
  content: WorkbookContent;
  detected: readonly DetectedSheet[];
  language: Language;
  /** Called when a user decides what a column contains; if absent, that is not allowed. */
  onMap: ((mapping: HeadMapping) => void) | undefined;
}

/** The content of each sheet, its columns, and a field selection for unknown ones. */
export function SheetList({ content, detected, language, onMap }: SheetListProps): ReactElement {
  const labels = importReviewLabels[language];
  return (
    <section aria-label={labels.sheets}>
      <h3 className="mb-1 text-13 font-semibold">{labels.sheets}</h3>
      <ul className="divide-y divide-line-1 border-y border-line-2">
        {detected.map((sheet, at) => (
          <li key={at} className="py-2">
            <SheetHead sheet={sheet} labels={labels} language={language} />
            <UnknownColumns
              sheet={sheet}
              labels={labels}
              language={language}
              onMap={onMap}
              samples={(content.sheets[at]?.rows ?? []).slice(sheet.headRow ?? 0, (sheet.headRow ?? 0) + 30)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SheetProps {
  sheet: DetectedSheet;
  labels: ImportReviewLabels;
  language: Language;
}

function SheetHead({ sheet, labels, language }: SheetProps) {
  const known = sheet.columns.flatMap(({ head, field }) =>
    field === null
      ? []
      : [
          head === '' || head === fieldTitle(field, language)
            ? fieldTitle(field, language)
            : `${head} → ${fieldTitle(field, language)}`,
        ],
  );
  const isList = sheet.columns.some(({ state }) => state === 'list');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{sheet.name || labels.sheet}</span>
        {sheet.kind === null ? (
          <Chip tone={sheet.unused === 'unknown' ? 'warn' : 'mute'}>
            {labels.unused[sheet.unused ?? 'unknown']}
          </Chip>
        ) : (
          <Chip tone="ok">{labels.kinds[sheet.kind]}</Chip>
        )}
        {sheet.rowCount > 0 && (
          <span className="text-fg-3 tabular-nums">{labels.rowCount(formatNumber(sheet.rowCount))}</span>
        )}
      </p>
      {known.length > 0 && (
        <p className="mt-1 text-12 wrap-anywhere text-fg-3">
          {isList ? labels.list : `${labels.columns}: ${known.join(' · ')}`}
        </p>
      )}
    </>
  );
}

const ignored = 'ignore';

function UnknownColumns({
  sheet,
  labels,
  language,
  samples,
  onMap,
}: SheetProps & Pick<SheetListProps, 'onMap'> & { samples: readonly (readonly string[])[] }) {
  const columns = sheet.columns.filter(
    ({ head, state }) => head !== '' && (state === 'unknown' || state === 'mapped' || state === 'ignored'),
  );
  if (columns.length === 0 || !onMap) return null;
  const fields: readonly DraftImportField[] =
    sheet.kind === null ? draftImportFields : importFieldsOfKind(sheet.kind);
  const options = [
    { value: ignored, label: labels.ignore },
    ...fields.map((field) => ({ value: field, label: fieldTitle(field, language) })),
  ];
  const valueOf = ({ state, field }: DetectedColumn) =>
    state === 'ignored' ? ignored : (field ?? undefined);
  return (
    <div className="mt-2 rounded-md bg-sunken p-3">
      <p className="text-12">
        <span className="font-medium">{labels.unknown}</span>{' '}
        <span className="text-fg-3">{labels.unknownHint}</span>
      </p>
      <ul className="mt-2 grid gap-2">
        {columns.map((column) => (
          <li
            key={column.index}
            className="grid items-center gap-x-3 gap-y-1 desktop:grid-cols-[12rem_14rem_1fr]"
          >
            <span className="truncate" title={column.head}>
              {column.head}
            </span>
            <Select
              appearance="quiet"
              aria-label={labels.meaning(column.head)}
              placeholder={labels.choose}
              options={options}
              value={valueOf(column)}
              onValueChange={(value) =>
                onMap({
                  head: column.head,
                  field: draftImportFields.find((field) => field === value) ?? null,
                })
              }
            />
            <span className="truncate text-12 text-fg-3">{firstValues(samples, column.index)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first distinct texts of a column. */
function firstValues(rows: readonly (readonly string[])[], index: number): string {
  const texts = rows.map((cells) => (cells[index] ?? '').trim()).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, 3).join(' · ');
}
