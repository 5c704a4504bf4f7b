import { findText, useTranslation, type Language } from '@meridian/i18n';
import { QualityCode, type CellRenderer, type RowData } from '@meridian/report-table';
import { hourSpan } from '@meridian/report-table/core';
import { useMemo } from 'react';
import { StatusCell } from './creatives/status-cell';

type Renderers = Record<string, CellRenderer<RowData>>;

/** What the cells of codes show, by data key: words in the current language; an unknown code as it is. */
export function useCellRenderers(language: Language): Renderers {
  const { i18n } = useTranslation('reports');
  return useMemo(() => {
    const wordOf = (kind: string, code: string) => findText(i18n, 'reports', `codes.${kind}.${code}`) ?? code;
    const word =
      (kind: string): CellRenderer<RowData> =>
      ({ value, text }) =>
        isCode(value) ? (
          <span className="truncate text-fg-2">{wordOf(kind, String(value))}</span>
        ) : (
          <Empty text={text} />
        );
    const status: CellRenderer<RowData> = ({ value, text }) =>
      isCode(value) ? (
        <StatusCell code={String(value)} word={wordOf('status', String(value))} />
      ) : (
        <Empty text={text} />
      );
    const quality: CellRenderer<RowData> = ({ value }) => <QualityCode code={value} language={language} />;
    return {
      campaignStatus: status,
      adgroupStatus: status,
      ideaStatus: status,
      matchType: word('matchType'),
      addState: word('addState'),
      device: word('device'),
      week: word('week'),
      hour: ({ value, text }) =>
        isCode(value) ? <span className="truncate">{hourSpan(String(value))}</span> : <Empty text={text} />,
      landPageExperience: quality,
      businessRelationship: quality,
      estimatedClickRate: quality,
    };
    // the texts of another language are another set of renderers, so that every row is drawn anew
  }, [i18n, language]);
}

const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

function Empty({ text }: { text: string }) {
  return <span className="text-fg-3">{text}</span>;
}
