import {
  explanationEffects,
  type ExplainedChange,
  type ExplanationEffect,
  type ReportExplanation,
  type ReportRow,
} from '@meridian/api-client/contract';
import type { TitleInfo } from '@meridian/report-table';

/** The unit of the columns of amounts: shown with the decimals that the server sends. */
export const exactUnit = 'exact';

export interface ExplanationTexts {
  change: string;
  effects: Record<ExplanationEffect, string>;
  /** Of the row that sums the rows that are not listed. */
  others: string;
}

/** The explanation as a table: a row for each item, the sum of those that are not listed, and the totals. */
export function explanationRows(
  { titleInfos, rows, others, ...whole }: ReportExplanation,
  {
    texts,
    rowHeader,
    unitDesc,
  }: { texts: ExplanationTexts; rowHeader: string; unitDesc: string | undefined },
): { titleInfos: TitleInfo[]; rows: ReportRow[]; others: ReportRow | undefined; summary: ReportRow } {
  const amount = (dataKey: string, titleName: string): TitleInfo => ({
    dataKey,
    titleName,
    isSort: true,
    valueType: 'Double',
    unit: exactUnit,
    ...(unitDesc !== undefined && { unitDesc }),
  });
  const effects = explanationEffects.filter((effect) => whole.effects[effect] !== undefined);
  return {
    titleInfos: [
      ...titleInfos.map((title) => ({ ...title, isSort: true })),
      amount('change', texts.change),
      ...effects.map((effect) => amount(effect, texts.effects[effect])),
    ],
    rows: rows.map(({ row, ...explained }) => ({ ...row, ...amountsOf(explained) })),
    others: others ? { [rowHeader]: texts.others, ...amountsOf(others) } : undefined,
    summary: amountsOf(whole),
  };
}

function amountsOf({ change, effects }: ExplainedChange): ReportRow {
  return { change, ...effects };
}
