import {
  findSection,
  groupingsOf,
  pickFilters,
  readStoredQuery,
  reportTypes,
  type Period,
  type ReportQuery,
  type SavedReportView,
} from '@meridian/api-client/contract';

/** The query of a view for days and accounts; the view may have been saved in another period, or for several accounts. */
export function queryOfView(
  { channel, section, content }: Pick<SavedReportView, 'channel' | 'section' | 'content'>,
  {
    period,
    range: { beginDate, endDate },
    accountIds,
  }: {
    period: Period;
    range: Pick<ReportQuery, 'beginDate' | 'endDate'>;
    accountIds: readonly number[];
  },
): ReportQuery {
  const definition = findSection(channel, section);
  const { reportType, compare, where, groupBy } = content;
  const groupings = definition
    ? groupingsOf({
        definition,
        period,
        isPerAccount: reportType !== reportTypes.consolidated,
        hasSeveralAccounts: accountIds.length > 1,
      })
    : [];
  return readStoredQuery({
    beginDate,
    endDate,
    ...pickFilters(content),
    ...(accountIds.length > 1 && reportType !== undefined && { reportType }),
    ...(where && { where }),
    ...(groupBy !== undefined && groupings.includes(groupBy) && { groupBy }),
    ...(compare && { compare }),
  });
}
