import type {
  ImportDetection,
  ImportProblem,
  ImportQuestion,
  ReportImport,
} from '@meridian/api-client/contract';
import { formatDay, formatList, type Language } from '@meridian/i18n/core';
import { translate, type TextKey } from '@meridian/i18n/texts';
import { groupDigits } from '../../platform/lib/decimal';
import type { ImportRecord } from './repository/import-record-sql';

/** An import as listed, with the texts of its problems, questions and notes. */
export function presentImport(record: ImportRecord, language: Language): ReportImport {
  return {
    ...record,
    detection: record.detection && shortenedDetection(record.detection),
    problems: presentProblems(shortened(record.problems), language),
    questions: record.questions.map((question) => ({
      ...question,
      message: translate(language, 'importQuestions', textOf(question), wordsOf(question.params, language)),
      answers: question.answers.map((answer) => ({
        answer,
        label: translate(language, 'importQuestions', `answer_${answer}`, wordsOf(question.params, language)),
      })),
    })),
    notes: record.notes.map((note) => ({
      ...note,
      message: translate(language, 'importQuestions', `note_${note.code}`, wordsOf(note.params, language)),
    })),
  };
}

/** Text key of a question; questions about numbers name the sheet if the file has several. */
function textOf({ code, params }: ImportQuestion): TextKey<'importQuestions'> {
  const isAboutNumbers = code === 'number_format' || code === 'mixed_numbers';
  return isAboutNumbers && params['sheet'] !== undefined ? `${code}_sheet` : code;
}

/** Cells and characters of a failed row in a response; the file of failed rows contains all. */
const maxCells = 20;
const maxCellLength = 80;
/** Columns and sheets of a file in a response. */
const maxColumns = 100;
const maxSheets = 50;

const control = /[\p{Control}\p{Surrogate}]/u;

/** Problems with truncated rows. */
export function shortened(problems: ImportRecord['problems']): ImportRecord['problems'] {
  return problems.map(({ cells, ...problem }) => ({
    ...problem,
    ...(cells && { cells: cells.slice(0, maxCells).map(shortText) }),
  }));
}

function shortenedDetection(detection: ImportDetection): ImportDetection {
  return {
    ...detection,
    header: detection.header.slice(0, maxColumns).map(shortText),
    // a truncated header could not be mapped
    columns: detection.columns
      .filter(({ header }) => !control.test(header))
      .slice(0, maxColumns)
      .map((column) => ({ ...column, samples: column.samples.map(shortText) })),
    sheets: detection.sheets.slice(0, maxSheets),
    ...(detection.firstRows && {
      firstRows: detection.firstRows.map(({ number, cells }) => ({ number, cells: cells.map(shortText) })),
    }),
    filters: detection.filters.slice(0, maxCells).map(shortText),
  };
}

/** Shortens a text, without control characters, which are invisible and take six bytes each in JSON. */
function shortText(text: string): string {
  return text.slice(0, maxCellLength).replaceAll(new RegExp(control, 'gu'), '\ufffd');
}

/** Problems with their texts. */
export function presentProblems(problems: ImportRecord['problems'], language: Language): ImportProblem[] {
  return problems.map((problem) => ({
    ...problem,
    failMessage: translate(
      language,
      'importProblems',
      // asserted: tests check that every code has a text
      problem.code as TextKey<'importProblems'>,
      Object.fromEntries(
        Object.entries(problem.params).map(([name, value]) => [
          name,
          isDay(name) ? formatDay(String(value), language) : value,
        ]),
      ),
    ),
  }));
}

/** Formats params for users: lists, names of metrics and channels, grouped digits, times. */
function wordsOf(params: ImportQuestion['params'], language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? formatList(value, language, 'values') : wordOf(name, String(value), language),
    ]),
  );
}

function wordOf(name: string, value: string, language: Language): string {
  if (name === 'metric') return metricName(value, language);
  if (name === 'channel') return translate(language, 'routes', value === 'feed' ? 'feeds' : 'keywordSearch');
  if (isDay(name)) return formatDay(value, language);
  if (name.endsWith('Time')) return `${value.slice(0, 10)} ${value.slice(11, 16)} UTC`;
  return (amountParams.has(name) || sumParams.test(name)) && /^-?\d+(\.\d+)?$/.test(value)
    ? groupDigits(value)
    : value;
}

const isDay = (name: string) => name === 'today' || name.endsWith('Date');

const amountParams: ReadonlySet<string> = new Set([
  'before',
  'after',
  'reported',
  'rows',
  'failed',
  'distinct',
]);

const sumParams = /^(?:point|comma)[A-Z]|^sum\d$/;

function metricName(metric: string, language: Language): string {
  if (metric === 'rows' || metric === 'campaigns')
    return translate(language, 'importQuestions', `metric_${metric}`);
  return translate(language, 'columns', metric as TextKey<'columns'>);
}
