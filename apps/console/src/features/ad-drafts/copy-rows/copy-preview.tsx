import { RejectedRows, rejectionReason, rowNames } from '@meridian/draft-editor';
import { rowKinds, type Draft, type RejectedRow } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { toTsv } from '@meridian/report-table/core';
import { Button } from '@meridian/ui';
import { CopyIcon } from '@meridian/ui/icons';
import { useMemo } from 'react';
import { useListText } from '../../../lib/language/use-list-text';
import { notify } from '../../../lib/page/notices';
import { writeClipboard } from '../../../lib/page/write-clipboard';
import type { RowCopyPreview as Preview, RowsToCopy } from './use-copy-rows';

export interface CopyPreviewProps {
  /** The draft of the rows. */
  draft: Draft;
  kind: RowsToCopy['kind'];
  preview: Preview;
}

/** What a draft takes of rows, and a list of what it does not take. */
export function CopyPreview({ draft, kind, preview: { counts, rejected, rejectedCount } }: CopyPreviewProps) {
  const { t } = useTranslation('adDrafts');
  const { language } = useLanguage();
  const countsText = useRowCountsText();
  // asserted: the contract has problems as JSON
  const rows = useMemo(() => rejected as readonly unknown[] as readonly RejectedRow[], [rejected]);
  const copy = async () => {
    const nameOf = rowNames(draft, { kind, language });
    const lines = rows.map((row) => [nameOf(row), rejectionReason(row, language)]);
    const isCopied = await writeClipboard(toTsv(lines));
    notify(
      isCopied
        ? { tone: 'success', title: t('copyRows.listCopied') }
        : { tone: 'error', title: t('copyRows.copyFailed') },
    );
  };
  const added = countsText(counts);
  return (
    <>
      <p className="font-medium">
        {added === '' ? t('copyRows.nothing') : t('copyRows.added', { rows: added })}
      </p>
      {rejectedCount > 0 && (
        <section aria-label={t('copyRows.list')} className="flex flex-col gap-2">
          <h3 className="font-medium">{t('copyRows.rejected', { count: rejectedCount })}</h3>
          {rejectedCount > rows.length && (
            <p className="text-12 text-fg-3">{t('copyRows.firstRejected', { count: rows.length })}</p>
          )}
          <RejectedRows draft={draft} kind={kind} rows={rows} language={language} />
          <div>
            <Button icon={<CopyIcon />} onClick={() => void copy()}>
              {t('copyRows.copyList')}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** Returns the numbers of rows by kind as a list, without those that are 0. */
export function useRowCountsText(): (counts: Preview['counts']) => string {
  const { t } = useTranslation('adDrafts');
  const listText = useListText();
  return (counts) =>
    listText(
      rowKinds.flatMap((kind) => (counts[kind] > 0 ? [t(`counts.${kind}`, { count: counts[kind] })] : [])),
    );
}
