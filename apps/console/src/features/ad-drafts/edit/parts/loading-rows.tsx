import { rowKinds } from '@meridian/draft-editor/core';
import { formatNumber, useTranslation } from '@meridian/i18n';
import { LoadingLine } from '@meridian/ui';
import { useEditor } from '../editor-model';

/** How many rows of a large draft are loaded, as a line of the header. */
export function LoadingRows() {
  const { open } = useEditor();
  const { t } = useTranslation('adDrafts');
  const { loadedRows = 0, summary } = open;
  const total = rowKinds.reduce((sum, kind) => sum + summary.counts[kind], 0);
  const text = t('loadingRows.progress', { loaded: formatNumber(loadedRows), total: formatNumber(total) });
  return (
    <>
      <LoadingLine label={t('loadingRows.label')} className="absolute inset-x-0 top-0" />
      <p className="text-12 whitespace-nowrap text-fg-3 tabular-nums">{text}</p>
    </>
  );
}
