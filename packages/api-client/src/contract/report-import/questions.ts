import * as z from 'zod/mini';

/** Decimal mark of the numbers of a file: `1,234.56` or `1.234,56`. */
export const numberFormats = ['point', 'comma'] as const;
/** Number format of a file. Spaces and apostrophes can separate groups of digits in both. */
export type NumberFormat = (typeof numberFormats)[number];

/**
 * Questions of an import, with the answers that apply it anyway. An import with an open question changes no data. Texts: namespace
 * `importQuestions` of the package `i18n`, `<code>` and `answer_<answer>`.
 */
export const importQuestions = {
  /** The file's own total differs from the sum of its rows: `label`, `metric`, `reported`, `rows`. */
  totals_differ: ['book_rows', 'as_row'],
  /** There is no column for a metric that every report has: `metric`. `columns` of the answers can map one. */
  metric_missing: ['no_value'],
  /**
   * A number is ambiguous, and nothing in the file decides its decimal mark: `value`, `column`, `row`, `sheet` if there are several;
   * sums of all rows as `pointImpression`, `pointClick`, `pointCost`, `commaImpression`, `commaClick`, `commaCost`.
   */
  number_format: numberFormats,
  /**
   * Numbers are written with both decimal marks; those that do not fit the answer fail: `first`, `firstRow`, `second`, `secondRow`,
   * `sheet` and `secondSheet` if there are several, and sums as above.
   */
  mixed_numbers: numberFormats,
  /** Several columns may contain a metric: `metric`, and the header and sum of each: `name1`, `sum1`. */
  metric_columns: ['metric_1', 'metric_2', 'metric_3'],
  /** Amounts are in another currency than the account: `found`, `currency`. */
  currency_differs: ['as_in_file'],
  /** The file names another account than the selected one: `named`, `chosen`. `named` only for a known account. */
  account_differs: ['chosen', 'named'],
  /** The account that the file names does not exist: `named`, `rows`. `create` needs `accounts` of the answers. */
  account_unknown: ['chosen', 'create', 'skip'],
  /** Each file should name its account, and some rows name none: `rows`, `chosen`. */
  account_missing: ['chosen', 'skip'],
  /** The columns are those of the other channel: `channel`. */
  channel_differs: ['keep', 'switch'],
  /** Rows that are equal in all used columns differ in an unused one: `column`, `rows`, `first`, `second`. */
  unused_split: ['sum'],
  /** Most rows occur more than once, equal in all cells: `rows`, `distinct`. */
  repeated_rows: ['sum', 'once'],
  /** Several visible sheets have a table: `sheets`. `sheets` of the answers selects some. */
  several_sheets: ['all', 'first'],
  /** The lines above the table say that the file is filtered: `filter`. */
  filtered: ['replace', 'add'],
  /** A metric of a loaded day falls by more than a fifth: `metric`, `before`, `after`, `days`, `beginDate`, `endDate`. */
  less_than_before: ['replace', 'add'],
  /** The data of the file is older than the loaded data: `fileTime`, `loadedTime`. */
  older_data: ['replace'],
  /** Rows have problems, and their days would be incomplete: `failed`, `rows`. */
  failed_rows: ['book_rest'],
  /** Different columns have the name of one field: `column`, `rows` that differ, and some of their cells, `first` and `second`. */
  duplicate_column: ['column_1', 'column_2', 'column_3'],
  /** The order of day and month is unknown: `value`. */
  date_order: ['day_first', 'month_first'],
  /** A column contains the first days of periods, and no column contains their last days: `column`, `value`. */
  start_only: ['as_day', 'as_week', 'as_month'],
  /** Rows are split by something that no report shows: `column`. */
  unsupported_split: ['sum'],
  // without answers: resolved by `columns`, `headerRow` and `period` of the answers
  /** The columns are unknown, or none has a metric. */
  columns_unknown: [],
  /** No column has days, and no period above the table can be read. */
  period_missing: [],
  /** The period above the table ends after today: `value`, `today`. */
  period_future: [],
  /** Dates are written in two formats: `firstForm`, `firstRow`, `secondForm`, `secondRow`. */
  mixed_dates: [],
  /** Periods of rows overlap: `first`, `second`. */
  overlap_in_file: [],
  /** The file covers only part of a loaded period: `beginDate`, `endDate`. */
  overlap_with_stored_data: [],
  /** The days of the rows span too many years: `limit`. */
  too_many_months: [],
  /** Every row has a problem: `rows`. */
  no_good_rows: [],
} as const;

/** Answers that change no number, so that a command may give them without asking. */
export const harmlessAnswers: Partial<Record<ImportQuestionCode, ImportAnswer>> = {
  metric_missing: 'no_value',
};

/** Code of a question. */
export type ImportQuestionCode = keyof typeof importQuestions;
/** Answer to a question. */
export type ImportAnswer = (typeof importQuestions)[ImportQuestionCode][number];

/** Values of a text; an array is a list. */
type QuestionParams = Record<string, string | number | string[]>;
const paramsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

/** A question as the server detects it, without texts. */
export interface ImportQuestion {
  /** Unique in the import, and the same when the file is parsed again. */
  id: string;
  code: ImportQuestionCode;
  params: QuestionParams;
  /** The possible answers for this file. */
  answers: readonly ImportAnswer[];
}

export const importQuestionSchema = z.object({
  id: z.string(),
  code: z.string(),
  params: paramsSchema,
  /** The question in the caller's language. */
  message: z.string(),
  answers: z.array(
    z.object({
      answer: z.string(),
      /** Effect of the answer, in the caller's language. */
      label: z.string(),
    }),
  ),
  /** The given answer; null while the question is open. */
  given: z.nullable(z.string()),
});

/** Information about an import that needs no answer. Texts: `note_<code>` of the namespace `importQuestions`. */
export const importNotes = [
  /** Columns that are not used: `columns`. */
  'unused_columns',
  /** Hidden sheets, which are only read if selected: `sheets`. */
  'hidden_sheets',
  /** Amounts rounded to the digits of the currency: `rows`. */
  'rounded_amounts',
  /** Impressions, clicks or cost are blank, which is no value: `rows`. */
  'empty_cells',
  /** A metric without a column, whose values stay empty: `metric`. */
  'missing_metrics',
  /** A total below or above the rows, which is not imported: `label`. */
  'total_lines',
  /** Columns and constants as in an earlier import of this user with the same header: `storedTime`. */
  'remembered_mapping',
  /** All failed rows of an earlier import, corrected: they are added to its days, which are then complete: `file`. */
  'mended_rows',
] as const;

/** Code of a note. */
export type ImportNoteCode = (typeof importNotes)[number];
/** A note as the server detects it, without its text. */
export interface ImportNote {
  code: ImportNoteCode;
  params: QuestionParams;
}

export const importNoteSchema = z.object({
  code: z.string(),
  params: paramsSchema,
  /** The note in the caller's language. */
  message: z.string(),
});

/** The header must be among the first rows of a file that are not blank. */
const maxHeaderRow = 1_000_000;
const nameSchema = z.string().check(z.maxLength(200));

/** The account of a file: the selected one, after a question if the file names another; or the one that it names. */
export const fileAccountRules = ['selected', 'named'] as const;
/** Which account a file belongs to. */
export type FileAccountRule = (typeof fileAccountRules)[number];

/** A user's decisions about an import. */
export const importAnswersSchema = z.object({
  /** Answer by the id of its question. */
  choices: z._default(z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(40))), {}),
  /** As chosen at the upload; later answers never change it. */
  fileAccounts: z.optional(z.enum(fileAccountRules)),
  /** Names of the sheets to read; if undefined, the answers to questions decide. */
  sheets: z.optional(z.array(nameSchema).check(z.maxLength(100))),
  /** Row of the header, from 1. 0: the table has none, and its columns are called A, B, C. Undefined: as detected. */
  headerRow: z.optional(z.int().check(z.minimum(0), z.maximum(maxHeaderRow))),
  /** The period of all rows, if there is no column for it. */
  period: z.optional(
    z
      .object({ beginDate: z.iso.date(), endDate: z.iso.date() })
      .check(z.refine(({ beginDate, endDate }) => beginDate <= endDate)),
  ),
  /** Field of a column by its name in `detection`, or `ignore`. */
  columns: z.optional(z.record(nameSchema, z.string().check(z.maxLength(40)))),
  /** Values of fields without a column, for all rows. Undefined: as remembered. */
  constants: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.string().check(z.minLength(1), z.maxLength(200))),
  ),
  /** Accounts to create, by their name in the file. */
  accounts: z.optional(
    z.record(
      nameSchema,
      z.object({
        accountNo: z.string().check(z.minLength(1), z.maxLength(60)),
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
      }),
    ),
  ),
});
/** A user's decisions about an import. */
export type ImportAnswers = z.infer<typeof importAnswersSchema>;
