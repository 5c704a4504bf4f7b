import { SegmentedControl } from '@meridian/ui';
import type { ReactElement } from 'react';
import { importProblemMessage, type OverwrittenField, type PlannedRow } from '../../core';
import { exportReviewLabels, type ExportReviewLabels } from './export-labels';
import type { ImportReviewLabels } from './labels';
import { keyOfPlace, overwrittenTexts, type KeywordElsewhere, type ValueNames } from './review-rows';

export interface PlannedEffectProps extends ValueNames {
  row: PlannedRow;
  /** Where the account has the keyword outside the draft. */
  elsewhere: KeywordElsewhere | undefined;
  /** Conflicting rows that get the file's values; if absent, that cannot be decided. */
  taken: { value: ReadonlySet<string>; onChange: (value: ReadonlySet<string>) => void } | undefined;
  labels: ImportReviewLabels;
}

/** What an import does with a row of the file. */
export function PlannedEffect({
  row,
  elsewhere,
  taken,
  labels,
  language,
  businesses,
}: PlannedEffectProps): ReactElement | string {
  const { state, problems, notes, overwritten, first } = row;
  if (state === 'wrong')
    return (
      <>
        {problems.map((problem, at) => (
          <span data-scope-ui="" key={at} className="block text-bad-fg">
            {importProblemMessage(problem, language)}
          </span>
        ))}
      </>
    );
  if (state === 'repeated') return labels.sameAs(first?.row ?? 0);
  if (state === 'equal' && notes.length === 0) return labels.inDraft;
  return (
    <>
      {overwrittenTexts(overwritten, { language, businesses }).map(({ title, from, to }) => (
        <span key={title} className="block">
          {title}: <del className="text-fg-3">{from}</del> →{' '}
          <ins className="font-medium no-underline">{to}</ins>
        </span>
      ))}
      {state === 'conflicting' && (
        <Conflicts row={row} taken={taken} language={language} businesses={businesses} />
      )}
      {elsewhere && (
        <span data-scope-ui="" className="block text-warn-fg">
          {elsewhere.draftName === null
            ? labels.elsewhereIn(elsewherePlace(elsewhere))
            : labels.elsewhereDraft(elsewhere.draftName || labels.unnamedDraft, elsewherePlace(elsewhere))}
        </span>
      )}
      {state === 'leftOut' && (
        <span data-scope-ui="" className="block text-fg-3">
          {labels.leftOut}
        </span>
      )}
      {state === 'removed' && (
        <span data-scope-ui="" className="block">
          {exportReviewLabels[language].removed}
        </span>
      )}
      {state === 'new' && !elsewhere && notes.length === 0 && labels.added}
      {notes.map((note, at) => (
        <span data-scope-ui="" key={at} className="block text-warn-fg">
          {importProblemMessage(note, language)}
        </span>
      ))}
    </>
  );
}

/** The values of both sides, and which one the draft gets. */
function Conflicts({ row, taken, ...names }: Omit<PlannedEffectProps, 'elsewhere' | 'labels'>) {
  const labels = exportReviewLabels[names.language];
  const key = keyOfPlace(row);
  const isTaken = taken?.value.has(key) ?? false;
  const choose = (side: 'draft' | 'file') => {
    const next = new Set(taken?.value);
    if (side === 'file') next.add(key);
    else next.delete(key);
    taken?.onChange(next);
  };
  return (
    <span data-scope-ui="" className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1 basis-56">
        {conflictTexts(row.conflicts, labels, names).map(({ title, from, to }) => (
          <span key={title} className="block">
            {title !== '' && `${title}: `}
            {labels.sides.draft} <Value text={from} isUsed={!isTaken} /> · {labels.sides.file}{' '}
            <Value text={to} isUsed={isTaken} />
          </span>
        ))}
      </span>
      {taken && (
        <SegmentedControl
          label={labels.fileSide(row.row)}
          items={(['draft', 'file'] as const).map((value) => ({ value, label: labels.sides[value] }))}
          value={isTaken ? 'file' : 'draft'}
          onValueChange={choose}
        />
      )}
    </span>
  );
}

function Value({ text, isUsed }: { text: string; isUsed: boolean }) {
  return isUsed ? <span className="font-medium">{text}</span> : <span className="text-fg-3">{text}</span>;
}

function conflictTexts(
  conflicts: readonly OverwrittenField[],
  labels: ExportReviewLabels,
  names: ValueNames,
) {
  const [first] = conflicts;
  if (first?.field !== 'row') return overwrittenTexts(conflicts, names);
  const textOf = (value: unknown) => labels.whole[value === 'removed' ? 'removed' : 'changed'];
  return [{ title: '', from: textOf(first.from), to: textOf(first.to) }];
}

const elsewherePlace = ({ campaignName, adgroupName }: KeywordElsewhere) =>
  [campaignName, adgroupName].filter(Boolean).join(' › ');
