import type { Language } from '../core/languages';
import cnColumns from '../locales/cn/columns.json';
import cnErrors from '../locales/cn/errors.json';
import cnExportFile from '../locales/cn/exportFile.json';
import cnImportProblems from '../locales/cn/importProblems.json';
import cnNotices from '../locales/cn/notices.json';
import cnReports from '../locales/cn/reports.json';
import cnRoutes from '../locales/cn/routes.json';
import enColumns from '../locales/en/columns.json';
import enErrors from '../locales/en/errors.json';
import enExportFile from '../locales/en/exportFile.json';
import enImportProblems from '../locales/en/importProblems.json';
import enNotices from '../locales/en/notices.json';
import enReports from '../locales/en/reports.json';
import enRoutes from '../locales/en/routes.json';
import twColumns from '../locales/tw/columns.json';
import twErrors from '../locales/tw/errors.json';
import twExportFile from '../locales/tw/exportFile.json';
import twImportProblems from '../locales/tw/importProblems.json';
import twNotices from '../locales/tw/notices.json';
import twReports from '../locales/tw/reports.json';
import twRoutes from '../locales/tw/routes.json';

const english = {
  columns: enColumns,
  errors: enErrors,
  exportFile: enExportFile,
  importProblems: enImportProblems,
  notices: enNotices,
  routes: enRoutes,
};
type Texts = typeof english;

const texts: Record<Language, Texts> = {
  cn: {
    columns: cnColumns,
    errors: cnErrors,
    exportFile: cnExportFile,
    importProblems: cnImportProblems,
    notices: cnNotices,
    routes: cnRoutes,
  },
  en: english,
  tw: {
    columns: twColumns,
    errors: twErrors,
    exportFile: twExportFile,
    importProblems: twImportProblems,
    notices: twNotices,
    routes: twRoutes,
  },
};

const codes = { cn: cnReports.codes, en: enReports.codes, tw: twReports.codes } as const;

/** The namespaces that a server words itself. */
export type TextNamespace = keyof Texts;
export type TextKey<N extends TextNamespace> = keyof Texts[N] & string;
export type TextParams = Readonly<Record<string, string | number>>;

/**
 * A text for a caller in another language than the process: synchronous, without an i18next instance.
 *
 * Shape:  `{{name}}` becomes `params.name`; a name without a value stays as it is.
 */
export function translate<N extends TextNamespace>(
  language: Language,
  namespace: N,
  key: TextKey<N>,
  params: TextParams = {},
): string {
  const text: unknown = texts[language][namespace][key];
  return String(text).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : placeholder,
  );
}

/** What the codes of a report's cells are codes of. */
export type CodeKind = keyof (typeof codes)['en'];

/** The word for a code of a report's cells, undefined for an unknown one. */
export function findCodeWord(language: Language, kind: CodeKind, code: string): string | undefined {
  const words: Readonly<Record<string, string>> = codes[language][kind];
  return Object.hasOwn(words, code) ? words[code] : undefined;
}
