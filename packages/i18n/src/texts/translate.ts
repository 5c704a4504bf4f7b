import { createInstance } from 'i18next';
import { languageTags, type Language } from '../core/languages';
import { numberFormatter } from '../core/number-formatter';
import cnAudit from '../locales/cn/audit.json';
import cnColumns from '../locales/cn/columns.json';
import cnCostReport from '../locales/cn/costReport.json';
import cnErrors from '../locales/cn/errors.json';
import cnExportFile from '../locales/cn/exportFile.json';
import cnImportProblems from '../locales/cn/importProblems.json';
import cnImportQuestions from '../locales/cn/importQuestions.json';
import cnMails from '../locales/cn/mails.json';
import cnMetrics from '../locales/cn/metrics.json';
import cnNotices from '../locales/cn/notices.json';
import cnRecordSheets from '../locales/cn/recordSheets.json';
import cnReports from '../locales/cn/reports.json';
import cnRoutes from '../locales/cn/routes.json';
import cnUploadFailures from '../locales/cn/uploadFailures.json';
import enAudit from '../locales/en/audit.json';
import enColumns from '../locales/en/columns.json';
import enCostReport from '../locales/en/costReport.json';
import enErrors from '../locales/en/errors.json';
import enExportFile from '../locales/en/exportFile.json';
import enImportProblems from '../locales/en/importProblems.json';
import enImportQuestions from '../locales/en/importQuestions.json';
import enMails from '../locales/en/mails.json';
import enMetrics from '../locales/en/metrics.json';
import enNotices from '../locales/en/notices.json';
import enRecordSheets from '../locales/en/recordSheets.json';
import enReports from '../locales/en/reports.json';
import enRoutes from '../locales/en/routes.json';
import enUploadFailures from '../locales/en/uploadFailures.json';
import twAudit from '../locales/tw/audit.json';
import twColumns from '../locales/tw/columns.json';
import twCostReport from '../locales/tw/costReport.json';
import twErrors from '../locales/tw/errors.json';
import twExportFile from '../locales/tw/exportFile.json';
import twImportProblems from '../locales/tw/importProblems.json';
import twImportQuestions from '../locales/tw/importQuestions.json';
import twMails from '../locales/tw/mails.json';
import twMetrics from '../locales/tw/metrics.json';
import twNotices from '../locales/tw/notices.json';
import twRecordSheets from '../locales/tw/recordSheets.json';
import twReports from '../locales/tw/reports.json';
import twRoutes from '../locales/tw/routes.json';
import twUploadFailures from '../locales/tw/uploadFailures.json';

const english = {
  audit: enAudit,
  columns: enColumns,
  costReport: enCostReport,
  errors: enErrors,
  exportFile: enExportFile,
  importProblems: enImportProblems,
  importQuestions: enImportQuestions,
  mails: enMails,
  metrics: enMetrics,
  notices: enNotices,
  recordSheets: enRecordSheets,
  routes: enRoutes,
  uploadFailures: enUploadFailures,
};
type Texts = typeof english;
/** Chinese has no singular form. */
type ChineseTexts = { [N in keyof Texts]: Omit<Texts[N], `${string}_one`> };

const texts: Record<Language, Texts | ChineseTexts> = {
  cn: {
    audit: cnAudit,
    columns: cnColumns,
    costReport: cnCostReport,
    errors: cnErrors,
    exportFile: cnExportFile,
    importProblems: cnImportProblems,
    importQuestions: cnImportQuestions,
    mails: cnMails,
    metrics: cnMetrics,
    notices: cnNotices,
    recordSheets: cnRecordSheets,
    routes: cnRoutes,
    uploadFailures: cnUploadFailures,
  },
  en: english,
  tw: {
    audit: twAudit,
    columns: twColumns,
    costReport: twCostReport,
    errors: twErrors,
    exportFile: twExportFile,
    importProblems: twImportProblems,
    importQuestions: twImportQuestions,
    mails: twMails,
    metrics: twMetrics,
    notices: twNotices,
    recordSheets: twRecordSheets,
    routes: twRoutes,
    uploadFailures: twUploadFailures,
  },
};

const codes = { cn: cnReports.codes, en: enReports.codes, tw: twReports.codes } as const;

const i18n = createInstance().use(numberFormatter);
void i18n.init({
  // every text is bundled, so the instance is ready when this call returns
  initAsync: false,
  resources: { [languageTags.cn]: texts.cn, [languageTags.en]: texts.en, [languageTags.tw]: texts.tw },
  lng: languageTags.en,
  load: 'currentOnly',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  // a placeholder without a value stays visible
  interpolation: { escapeValue: false, alwaysFormat: true },
  missingInterpolationHandler: (_text, [placeholder]: [string]) => placeholder,
});

/** The namespaces of texts that the server uses. */
export type TextNamespace = keyof Texts;
/** The keys of a namespace, without groups of texts; the plural forms of one text share a key. */
export type TextKey<N extends TextNamespace> = WithoutPlural<KeyOfText<Texts[N]> & string>;
type KeyOfText<T> = { [Key in keyof T]: T[Key] extends string ? Key : never }[keyof T];
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
export type TextParams = Readonly<Record<string, string | number>>;

type GetText = (key: string, params: TextParams) => string;

/**
 * A text in the language of a caller: synchronous, independent of the language of the process.
 *
 * Shape:  `{{name}}` becomes `params.name`; a name without a value stays as it is. `params.count` selects the plural form.
 */
export function translate<N extends TextNamespace>(
  language: Language,
  namespace: N,
  key: TextKey<N>,
  params: TextParams = {},
): string {
  // asserted: `TextKey` checks the key; the types of i18next know all namespaces of the console and cannot be narrowed
  const getText = i18n.getFixedT(languageTags[language], namespace) as unknown as GetText;
  return getText(key, params);
}

/** The kinds of codes that cells of a report contain. */
export type CodeKind = keyof (typeof codes)['en'];

/** The word for a code in a cell of a report; undefined for an unknown code. */
export function findCodeWord(language: Language, kind: CodeKind, code: string): string | undefined {
  const words: Readonly<Record<string, string>> = codes[language][kind];
  return Object.hasOwn(words, code) ? words[code] : undefined;
}

const filterNames = {
  cn: cnReports.filters.name,
  en: enReports.filters.name,
  tw: twReports.filters.name,
} as const;
type NamedFilter = keyof (typeof filterNames)['en'];

/** The name of a report's filter. */
export function filterName(language: Language, filter: NamedFilter): string {
  return filterNames[language][filter];
}

const conditions = {
  cn: cnReports.conditions,
  en: enReports.conditions,
  tw: twReports.conditions,
} as const;
type ConditionTextKey = keyof (typeof conditions)['en']['text'];

/** A condition of a report in words: a column, and its values where the operator has any. */
export function conditionText(
  language: Language,
  operator: ConditionTextKey,
  params: Readonly<Record<'column' | 'value' | 'other', string>>,
): string {
  const known: Readonly<Record<string, string>> = params;
  // in one pass, because values may contain braces
  return conditions[language].text[operator].replaceAll(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => known[name] ?? '',
  );
}

/** Says that all rows of an account without data before a day count as new. */
export function allNewText(
  language: Language,
  { day, isEachAccount }: { day: string; isEachAccount: boolean },
): string {
  const text = conditions[language][isEachAccount ? 'allNew' : 'allNewOfSome'];
  return text.replace('{{day}}', () => day);
}
