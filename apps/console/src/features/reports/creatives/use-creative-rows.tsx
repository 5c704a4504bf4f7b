import type { ReportRow, TitleInfo } from '@meridian/api-client/contract';
import { useTranslation, type Language } from '@meridian/i18n';
import type { CellRenderer, ColumnState, PictureFact } from '@meridian/report-table';
import { hiddenColumns } from '@meridian/report-table/core';
import { useMemo, useState } from 'react';
import type { PeriodText } from '../table/period-text';
import { CreativeCell } from './creative-cell';
import { foldCreative } from './creative-fold';
import { pictureName } from './picture-name';
import { creativeId, pictureUse } from './picture-use';

export interface CreativeRowsOptions {
  titleInfos: readonly TitleInfo[];
  columnState: ColumnState;
  renderers: Readonly<Record<string, CellRenderer<ReportRow>>>;
  /** Loaded rows. */
  rows: readonly ReportRow[];
  /** Number of rows of the whole result. */
  totalCount: number;
  /** Names of periods; absent if they are days. */
  periodText?: PeriodText | undefined;
  isMobile: boolean;
  language: Language;
}

/** The display of a report's rows: those of creatives with their pictures and descriptions, others unchanged. */
export function useCreativeRows(options: CreativeRowsOptions) {
  const { titleInfos, renderers, periodText = String, rows, totalCount, isMobile, language } = options;
  const { columnState } = options;
  const { t } = useTranslation('reports');
  const [opened, setOpened] = useState<ReadonlySet<string>>(none);
  const fold = useMemo(
    () => foldCreative(titleInfos, { hidden: hiddenColumns(columnState), isNarrow: isMobile }),
    [titleInfos, columnState, isMobile],
  );
  const cell = useMemo(() => {
    if (!fold) return undefined;
    const { picture, period, lines } = fold.parts;
    const usedBy = picture === undefined ? undefined : pictureUse(rows, picture);
    const isAll = totalCount <= rows.length;
    const factsOf = (source: string, title: string): PictureFact[] => {
      const file = pictureName(source);
      const count = usedBy?.get(source) ?? 0;
      return [
        file === undefined
          ? { label: t('creatives.title'), value: title }
          : { label: t('creatives.file'), value: file },
        {
          label: t('creatives.usedBy'),
          value: isAll ? t('creatives.count', { count }) : t('creatives.countHere', { count }),
        },
      ];
    };
    const toggle = (id: string) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    const render: CellRenderer<ReportRow> = ({ row, text }) => {
      const source = picture === undefined ? '' : String(row[picture] ?? '');
      const id = creativeId(row) + periodOf(row);
      return (
        <CreativeCell
          title={text}
          period={period === undefined ? '' : periodText(row[period] ?? '')}
          lines={lines.map((key) => String(row[key] ?? ''))}
          picture={picture === undefined ? undefined : { source, facts: factsOf(source, text) }}
          disclosure={isMobile ? { isOpen: opened.has(id), onToggle: () => toggle(id) } : undefined}
          language={language}
        />
      );
    };
    return render;
  }, [fold, rows, totalCount, periodText, isMobile, opened, language, t]);
  const ownRenderers = useMemo(
    () => (cell ? { ...renderers, ideaTitle: cell } : renderers),
    [renderers, cell],
  );
  return {
    titleInfos: fold?.titleInfos ?? titleInfos,
    renderers: ownRenderers,
    ...(fold && { rowHeight: 'auto' as const, ...(isMobile && { narrow }) }),
  };
}

const none: ReadonlySet<string> = new Set();
const narrow = { lead: 'ideaTitle' };
const periodOf = (row: ReportRow) => String(row['date'] ?? row['reportDates'] ?? '');
