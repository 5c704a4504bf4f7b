import type { Language } from '@meridian/i18n/core';
import { QualityCode, type CellRenderer } from '../index';
import { keywordRows, keywordTitleInfos, type KeywordRow } from './keyword-report';

/** The host's renderers for the cells of a keyword report. */
export function keywordRenderers(language: Language): Record<string, CellRenderer<KeywordRow>> {
  const quality: CellRenderer<KeywordRow> = ({ value }) => <QualityCode code={value} language={language} />;
  return {
    showWord: ({ text, row }) => (
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <span aria-hidden className="size-[7px] flex-none rounded-full bg-ok-solid" />
        <span className="truncate font-medium text-fg-1">{text}</span>
        <span className="ml-auto text-12 text-fg-3">{row.matchType}</span>
      </span>
    ),
    landPageExperience: quality,
    businessRelationship: quality,
    estimatedClickRate: quality,
  };
}

const captions = { en: 'Keyword report', cn: '关键词报告', tw: '關鍵字報表' };

/** The props of a keyword report in a language. */
export const keywordReport = (language: Language) => ({
  language,
  caption: captions[language],
  titleInfos: keywordTitleInfos(language),
  rows: keywordRows(language),
  renderers: keywordRenderers(language),
});
