import { periodFields, type ImportAnswers, type ReportImport } from '@meridian/api-client/contract';
import * as z from 'zod/mini';

/** Replaces an answer: the sheets are selected one by one. Never sent. */
export const selectedSheets = 'selected_sheets';
/** Replaces an answer to a question that its columns or period resolve. Never sent. */
const settledOtherwise = 'settled_otherwise';
/** Field of a column that is not used. */
export const ignoredField = 'ignore';

/** Names of the fields of an account to create; keys of the texts under `review.account`. */
export const accountFieldNames = ['accountNo', 'currency', 'timeZone'] as const;

/** A user's decisions about an import in review. Lists are in the order of the questions and columns. */
export interface ReviewForm {
  choices: { id: string; answer: string }[];
  accounts: { questionId: string; name: string; accountNo: string; currency: string; timeZone: string }[];
  sheets: string[];
  /** Row of the header, starting at 1; 0 for a table without one. A text, for a list of options. */
  headerRow: string;
  /** The period of all rows; null if the file states it. */
  period: { beginDate: string; endDate: string } | null;
  columns: { header: string; field: string }[];
  /** Values of fields without a column. */
  constants: { field: string; value: string }[];
  /** Whether columns and constants are used for the next file with this header. */
  remember: boolean;
  /** Name of the remembered settings; empty for none, or for the existing name. */
  rememberAs: string;
}

/** The data of an import that its form needs. */
export type ReviewedImport = Pick<ReportImport, 'questions' | 'answers' | 'detection' | 'currency' | 'notes'>;

/** The initial form: with the previous answers, and the detected content. */
export function reviewFormOf(
  { questions, answers, detection, currency }: ReviewedImport,
  account: { currency: string; timeZone: string } | undefined,
): ReviewForm {
  const isChosen = answers.sheets !== undefined;
  return {
    choices: questions.map((question) => ({ id: question.id, answer: firstAnswer(question, isChosen) })),
    accounts: questions
      .filter((question) => question.answers.some(({ answer }) => answer === 'create'))
      .map(({ id, params }) => {
        const name = String(params['named'] ?? '');
        const defaults = {
          accountNo: '',
          currency: currency ?? account?.currency ?? '',
          timeZone: account?.timeZone ?? '',
        };
        return { questionId: id, name, ...defaults, ...answers.accounts?.[name] };
      }),
    sheets: answers.sheets ?? usedSheets(detection),
    headerRow: detectedRow(detection),
    period: answers.period ?? null,
    columns: (detection?.columns ?? []).map(({ header, field }) => ({
      header,
      field: field ?? ignoredField,
    })),
    constants: Object.entries(detection?.constants ?? {}).map(([field, value]) => ({ field, value })),
    remember: true,
    rememberAs: '',
  };
}

function firstAnswer({ code, given, answers }: Question, isSheetChosen: boolean): string {
  if (answers.length === 0) return settledOtherwise;
  return given ?? (code === 'several_sheets' && isSheetChosen ? selectedSheets : '');
}

type Question = ReviewedImport['questions'][number];

const detectedRow = (detection: ReviewedImport['detection']) => String(detection?.headerRow ?? 1);

/** Why a value is invalid; keys of the texts under `review.errors`. */
export type ReviewProblem = 'required' | 'currency' | 'timeZone' | 'noSheet' | 'fieldUsed';

const text = z.string();

/** The form as it is typed, valid or not. */
export const reviewFormShape = z.object({
  choices: z.array(z.object({ id: text, answer: text })),
  accounts: z.array(
    z.object({ questionId: text, name: text, accountNo: text, currency: text, timeZone: text }),
  ),
  sheets: z.array(text),
  headerRow: text,
  period: z.nullable(z.object({ beginDate: text, endDate: text })),
  columns: z.array(z.object({ header: text, field: text })),
  constants: z.array(z.object({ field: text, value: text })),
  remember: z.boolean(),
  rememberAs: text,
});

/** Validates the typed form: the accounts to create, and that a sheet is selected. */
export const reviewFormSchema = z
  .extend(reviewFormShape, {
    accounts: z.array(
      z.object({
        questionId: text,
        name: text,
        accountNo: text.check(z.trim(), z.maxLength(60)),
        currency: text.check(z.trim(), z.toUpperCase()),
        timeZone: text.check(z.trim()),
      }),
    ),
    constants: z.array(z.object({ field: text, value: text.check(z.trim(), z.maxLength(200)) })),
    rememberAs: text.check(z.trim(), z.maxLength(60)),
  })
  .check(({ value, issues }) => {
    const report = (path: (string | number)[], message: ReviewProblem) =>
      issues.push({ code: 'custom', input: value, path, message });
    value.accounts.forEach((account, index) => {
      if (answerTo(value, account.questionId) !== 'create') return;
      for (const name of accountFieldNames) {
        const problem = problemOf(name, account[name]);
        if (problem) report(['accounts', index, name], problem);
      }
    });
    const fields = [...value.columns, ...value.constants].map(({ field }) => field);
    value.constants.forEach((constant, index) => {
      if (constant.value === '') report(['constants', index, 'value'], 'required');
      const isUsed = fields.filter((field) => field === constant.field).length > 1;
      if (isUsed) report(['constants', index, 'field'], 'fieldUsed');
    });
    const isSelecting = value.choices.some(({ answer }) => answer === selectedSheets);
    if (isSelecting && value.sheets.length === 0) report(['sheets'], 'noSheet');
  });

function problemOf(name: (typeof accountFieldNames)[number], value: string): ReviewProblem | undefined {
  if (value === '') return 'required';
  if (name === 'currency' && !/^[A-Z]{3}$/.test(value)) return 'currency';
  return name === 'timeZone' && !isTimeZone(value) ? 'timeZone' : undefined;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const answerTo = ({ choices }: Pick<ReviewForm, 'choices'>, id: string) =>
  choices.find((choice) => choice.id === id)?.answer;

/** Number of questions without an answer. */
export function openQuestionCount(choices: ReviewForm['choices']): number {
  return choices.filter(({ answer }) => answer === '').length;
}

/** Whether a question is open that only other columns or another period resolve. */
export function isBlocked({ questions }: Pick<ReviewedImport, 'questions'>): boolean {
  return questions.some(({ answers }) => answers.length === 0);
}

/** Whether a column of the file has its days or periods. */
export function hasPeriodColumn(columns: ReviewForm['columns']): boolean {
  const fields = columns.map(({ field }) => field);
  const isUsed = (field: (typeof periodFields)[number]) => fields.includes(field);
  return (
    periodFields.some((field) => field !== 'dateStart' && field !== 'dateEnd' && isUsed(field)) ||
    (isUsed('dateStart') && isUsed('dateEnd'))
  );
}

/** The values that determine how a file is read. */
type Reading = Pick<ReviewForm, 'choices' | 'sheets' | 'headerRow' | 'period' | 'columns' | 'constants'>;

/** Whether the file has to be read again before its effect is known: with other sheets, columns, constants or another period. */
export function isReadOtherwise(reading: Reading, item: ReviewedImport): boolean {
  const { choices, sheets, headerRow, columns, constants } = reading;
  const { detection, questions, answers } = item;
  const period = usedPeriod(reading);
  const hasOtherPeriod =
    period?.beginDate !== answers.period?.beginDate || period?.endDate !== answers.period?.endDate;
  const fields = new Map(detection?.columns.map(({ header, field }) => [header, field ?? ignoredField]));
  const hasOtherColumns = columns.some(({ header, field }) => fields.get(header) !== field);
  const isSelecting =
    choices.some(({ answer }) => answer === selectedSheets) || !questions.some(isAboutSheets);
  return (
    hasOtherColumns ||
    hasOtherPeriod ||
    headerRow !== detectedRow(detection) ||
    hasOtherConstants(constants, detection) ||
    (isSelecting && hasOtherSheets(sheets, detection))
  );
}

/** The effective period: null if a column contains it. */
function usedPeriod({ period, columns }: Pick<ReviewForm, 'period' | 'columns'>): ReviewForm['period'] {
  return hasPeriodColumn(columns) ? null : period;
}

function hasOtherSheets(sheets: readonly string[], detection: ReviewedImport['detection']): boolean {
  const used = usedSheets(detection);
  return sheets.length !== used.length || sheets.some((name) => !used.includes(name));
}

function hasOtherConstants(
  constants: ReviewForm['constants'],
  detection: ReviewedImport['detection'],
): boolean {
  const detected = Object.entries(detection?.constants ?? {});
  const isSame = ([field, value]: [string, string]) =>
    constants.some((one) => one.field === field && one.value.trim() === value);
  return detected.length !== constants.length || !detected.every(isSame);
}

/** Questions whose answers are used for the next file with this header. */
const rememberedQuestions: readonly string[] = ['number_format', 'metric_columns'];

/** Whether columns, constants or the number format were decided manually, now or for an earlier file. */
export function hasMapping(values: ReviewForm, item: ReviewedImport): boolean {
  const { columns, constants } = toAnswers(values, item);
  const isRemembered = item.notes.some(({ code }) => code === 'remembered_mapping');
  const isAnswered = item.questions.some(
    ({ id, code }) => rememberedQuestions.includes(code) && (answerTo(values, id) ?? '') !== '',
  );
  return columns !== undefined || constants !== undefined || isRemembered || isAnswered;
}

const unsent: ReadonlySet<string> = new Set([selectedSheets, settledOtherwise]);

/** The answers to send. Earlier decisions about columns and accounts stay. */
export function toAnswers(values: ReviewForm, item: ReviewedImport): ImportAnswers {
  const { questions, answers, detection } = item;
  const period = usedPeriod(values);
  const given = values.choices.filter(({ answer }) => answer !== '' && !unsent.has(answer));
  const accounts = values.accounts.filter(({ questionId }) => answerTo(values, questionId) === 'create');
  const fields = new Map(detection?.columns.map(({ header, field }) => [header, field ?? ignoredField]));
  const columns = {
    ...answers.columns,
    ...Object.fromEntries(
      values.columns
        .filter(({ header, field }) => fields.get(header) !== field)
        .map(({ header, field }) => [header, field]),
    ),
  };
  const isSelecting = questions.some(isAboutSheets)
    ? values.choices.some(({ answer }) => answer === selectedSheets)
    : answers.sheets !== undefined || hasOtherSheets(values.sheets, detection);
  return {
    choices: Object.fromEntries(given.map(({ id, answer }) => [id, answer])),
    ...(isSelecting && { sheets: values.sheets }),
    ...((answers.headerRow !== undefined || values.headerRow !== detectedRow(detection)) && {
      headerRow: Number(values.headerRow),
    }),
    ...(period && { period }),
    ...(Object.keys(columns).length > 0 && { columns }),
    ...((answers.constants !== undefined || hasOtherConstants(values.constants, detection)) && {
      constants: Object.fromEntries(values.constants.map(({ field, value }) => [field, value.trim()])),
    }),
    ...(accounts.length > 0 && {
      accounts: Object.fromEntries(
        accounts.map(({ name, accountNo, currency, timeZone }) => [name, { accountNo, currency, timeZone }]),
      ),
    }),
  };
}

const isAboutSheets = ({ code }: { code: string }) => code === 'several_sheets';

const usedSheets = (detection: ReportImport['detection']) =>
  (detection?.sheets ?? []).filter(({ isUsed }) => isUsed).map(({ name }) => name);
