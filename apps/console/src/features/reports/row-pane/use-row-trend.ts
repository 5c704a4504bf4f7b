import type { ReportRow } from '@meridian/api-client/contract';
import { rowTrendOptions } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import type { ReportModel } from '../use-report-model';
import { rowQuery, rowRange } from './row-query';

/**
 * The trend of a row over the days of the report, and over its own days, whose totals are those of the row and of the period before. They
 * are one request where these days are the same.
 */
export function useRowTrend(row: ReportRow, model: ReportModel) {
  const api = useApi();
  const { channel, section, period } = model.report;
  const { range } = model.view;
  const optionsOf = (days: typeof range) => {
    const query = rowQuery(row, model, days);
    const options = rowTrendOptions(api, { channel, section, period, query: query ?? days });
    return { ...options, enabled: query !== undefined };
  };
  const whole = useQuery(optionsOf(range));
  const own = useQuery(optionsOf(rowRange(row, range)));
  return {
    whole: whole.data,
    own: own.data,
    /** Whether no filter can select the row. */
    isUnknown: rowQuery(row, model, range) === undefined,
    error: whole.error ?? own.error,
    retry: () => {
      if (whole.isError) void whole.refetch();
      if (own.isError) void own.refetch();
    },
  };
}
