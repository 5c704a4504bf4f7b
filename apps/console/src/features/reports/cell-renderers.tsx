import { findText, useTranslation, type Language } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { QualityCode, type CellRenderer, type ReportRow } from '@meridian/report-table';
import { useMemo } from 'react';

type Renderers = Record<string, CellRenderer<ReportRow>>;

const statusDot: Readonly<Record<string, string>> = {
  serving: 'bg-ok-solid',
  budget_out: 'bg-warn-solid',
  review: 'bg-info-solid',
  rejected: 'bg-bad-solid',
};

/** What the cells of codes show, by data key: words in the current language; an unknown code as it is. */
export function useCellRenderers(language: Language): Renderers {
  const { i18n } = useTranslation('reports');
  return useMemo(() => {
    const wordOf = (kind: string, code: string) => findText(i18n, 'reports', `codes.${kind}.${code}`) ?? code;
    const word =
      (kind: string): CellRenderer<ReportRow> =>
      ({ value, text }) =>
        isCode(value) ? (
          <span className="truncate text-fg-2">{wordOf(kind, String(value))}</span>
        ) : (
          <Empty text={text} />
        );
    const status: CellRenderer<ReportRow> = ({ value, text }) =>
      isCode(value) ? (
        <Status code={String(value)} word={wordOf('status', String(value))} />
      ) : (
        <Empty text={text} />
      );
    const quality: CellRenderer<ReportRow> = ({ value }) => <QualityCode code={value} language={language} />;
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

/** `9` → `09:00–10:00`; anything that is no hour of a day as it is. */
export function hourSpan(hour: string): string {
  const start = Number(hour);
  if (!/^\d{1,2}$/.test(hour) || start > 23) return hour;
  const clock = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return `${clock(start)}–${clock(start + 1)}`;
}

const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

function Empty({ text }: { text: string }) {
  return <span className="text-fg-3">{text}</span>;
}

function Status({ code, word }: { code: string; word: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 text-fg-2">
      <span aria-hidden className={cn('size-[7px] shrink-0 rounded-full bg-line-control', statusDot[code])} />
      <span className="truncate">{word}</span>
    </span>
  );
}
