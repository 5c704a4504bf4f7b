import type { ImportEffect, ImportQuestion } from '@meridian/api-client/contract';

/** How much a metric falls on the loaded days on which it falls by more than a fifth. */
export interface MetricFall {
  metric: 'rows' | 'campaigns' | 'cost' | 'click';
  /** Sums over these days; decimal texts. */
  before: string;
  after: string;
  days: number;
  beginDate: string;
  endDate: string;
}

/** How the data of a target change when a load is booked. */
export interface TargetChange {
  effect: ImportEffect;
  falls: MetricFall[];
  /** ISO instant of the newest data that are replaced; null without any. */
  replacedTime: string | null;
}

/** What is doubtful about a load beside the data that it changes. `key` keeps the questions of several loads apart. */
export function questionsAbout(
  { falls, replacedTime, effect }: TargetChange,
  {
    key,
    dataTime,
    failedRows,
    rows,
  }: { key: string; dataTime: string | null; failedRows: number; rows: number },
): ImportQuestion[] {
  const questions: ImportQuestion[] = [];
  const [fall] = falls;
  if (fall) {
    questions.push({
      id: `less_than_before:${key}`,
      code: 'less_than_before',
      params: { ...fall },
      answers: ['replace', 'add'],
    });
  }
  if (effect.replacedDays > 0 && dataTime !== null && replacedTime !== null && dataTime < replacedTime) {
    questions.push({
      id: `older_data:${key}`,
      code: 'older_data',
      params: { fileTime: dataTime, loadedTime: replacedTime },
      answers: ['replace'],
    });
  }
  if (failedRows > 0) {
    questions.push({
      id: `failed_rows:${key}`,
      code: 'failed_rows',
      params: { failed: failedRows, rows },
      answers: ['book_rest'],
    });
  }
  return questions;
}
