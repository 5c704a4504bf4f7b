import type { ImportEffect, ImportQuestion } from '@meridian/api-client/contract';

/** Decrease of a metric, summed over the days on which it falls by more than a fifth. */
export interface MetricFall {
  metric: 'rows' | 'campaigns' | 'cost' | 'click';
  /** Sums over these days; decimal texts. */
  before: string;
  after: string;
  days: number;
  beginDate: string;
  endDate: string;
}

/** Effect of applying a load on the data of a target. */
export interface TargetChange {
  effect: ImportEffect;
  falls: MetricFall[];
  /** Time of the newest replaced data, ISO 8601; null without any. */
  replacedTime: string | null;
}

/**
 * Questions about a load, in addition to the data that it changes. `key` distinguishes the questions of several loads.
 */
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
