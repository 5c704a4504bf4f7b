import { languageTags, type Language } from '@meridian/i18n';
import type { i18n as I18n } from 'i18next';
import { findReport } from '../../features/reports/registry';
import { nodeTitle } from '../navigation/node-title';
import type { PageWords } from './route-index';

/** The titles of pages in a language whose texts `routes` are loaded. A page without such a text has the server's title. */
export function pageWords(i18n: I18n, language: Language): PageWords {
  const t = i18n.getFixedT(languageTags[language], 'routes');
  return {
    titleOf: (node) => nodeTitle(i18n, node, language),
    reportAt: (path) => {
      const report = findReport(path);
      // the overview and the weekly details have separate titles
      if (report?.kind !== 'section') return undefined;
      const section = t(report.section);
      // the list of results names the channel next to the title
      return { section, title: t(`reportTag_search_${report.period}`, { section }) };
    },
  };
}
