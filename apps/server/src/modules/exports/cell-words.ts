import type { Language } from '@meridian/i18n/core';
import { findCodeWord, type CodeKind } from '@meridian/i18n/texts';
import { hourSpan, qualityWords } from '@meridian/report-table/core';

type Words = (code: string, language: Language) => string;

const codeOf =
  (kind: CodeKind): Words =>
  (code, language) =>
    findCodeWord(language, kind, code) ?? code;
const quality: Words = (code, language) => qualityWords[language][Number(code)] ?? code;

/** As the cells of the console: a code in words, an unknown one as it is. */
const wordsOf = new Map<string, Words>(
  Object.entries({
    campaignStatus: codeOf('status'),
    adgroupStatus: codeOf('status'),
    ideaStatus: codeOf('status'),
    matchType: codeOf('matchType'),
    addState: codeOf('addState'),
    device: codeOf('device'),
    week: codeOf('week'),
    hour: hourSpan,
    landPageExperience: quality,
    businessRelationship: quality,
    estimatedClickRate: quality,
  }),
);

/** What a text column shows of its value. */
export function wordsOfCell(dataKey: string, value: string, language: Language): string {
  return wordsOf.get(dataKey)?.(value, language) ?? value;
}
