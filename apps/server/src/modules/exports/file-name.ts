import type { Channel, ExportFormat, Period, Section } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';

export interface NamedReport {
  channel: Channel;
  section: Section;
  period: Period;
  /** Account number, or the number of accounts if there are several. */
  account: string | number;
  /** `yyyy-MM-dd` */
  beginDate: string;
  endDate: string;
  format: ExportFormat;
  /** Finer section whose rows are summed; absent if the rows are the section's own. */
  from?: Section | undefined;
  /** Number of rows if the file is truncated; absent if it has all rows. */
  firstRows?: number;
}

/**
 * Name of a report file in the user's language: `keyword-daily-8840213-20261114-20261120.xlsx`,
 * `关键词日报-3个账户-20261114-20261120.xlsx`. It includes the finer section of sums, and the row count of a truncated file.
 * Valid on every operating system.
 */
export function exportFileName(report: NamedReport, language: Language): string {
  const account = accountText(report.account, language);
  const whole = translate(language, 'exportFile', report.channel === 'feed' ? 'fileNameFeed' : 'fileName', {
    section: translate(language, 'routes', report.section),
    period: translate(language, 'exportFile', `fileNamePeriod_${report.period}`),
    account,
    begin: report.beginDate.replaceAll('-', ''),
    end: report.endDate.replaceAll('-', ''),
  });
  const { firstRows: rows, from } = report;
  const marked =
    from === undefined
      ? whole
      : translate(language, 'exportFile', 'fileNameFrom', {
          name: whole,
          section: translate(language, 'routes', from),
        });
  const name =
    rows === undefined
      ? marked
      : translate(language, 'exportFile', 'fileNameCut', { name: marked, rows: String(rows) });
  return `${name.toLowerCase().replace(/\s+/g, '-')}.${report.format}`;
}

/** Name of a cost report file: `cost-report-month-8840213-20261101-20261130.xlsx`. */
export function costFileName(report: Omit<NamedReport, 'channel' | 'section'>, language: Language): string {
  const { beginDate, endDate, format, period } = report;
  const name = translate(language, 'exportFile', 'fileNameCost', {
    period: translate(language, 'routes', period),
    account: accountText(report.account, language),
    begin: beginDate.replaceAll('-', ''),
    end: endDate.replaceAll('-', ''),
  });
  return `${name.toLowerCase().replace(/\s+/g, '-')}.${format}`;
}

function accountText(account: string | number, language: Language): string {
  return typeof account === 'string'
    ? fileSafe(account)
    : translate(language, 'exportFile', 'fileAccounts', { count: String(account) });
}

/** Removes characters that file names cannot have; an account number may be any text. */
const fileSafe = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40);
