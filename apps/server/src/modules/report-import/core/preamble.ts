import { TZDate } from '@date-fns/tz';
import { languages } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import type { FileRow } from '../../../kits/workbooks/read/table';
import { normalizeText } from './normalize-text';
import { readPeriod, type Span } from './parse-date';

/** Data from the lines above the table. */
export interface Preamble {
  period: (Span & { rowNumber: number }) | undefined;
  /** Data time, ISO 8601. */
  dataTime: string | null;
  /** Filters, as in the file. */
  filters: string[];
  account: string | undefined;
}

const maxLineLength = 500;
const maxFilters = 20;
const instant = /(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2})/;
/** Words beside the creation time of a file. */
const made = /生成|下载|導出|导出|產生|generated|downloaded|created|exported/i;
const dayOrInstant = /(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2}):(\d{2}))?/;
/** Labels of the data time in files of the console, which also have a creation time. */
const ownDataTimeLabels = languages.map((language) => `# ${translate(language, 'exportFile', 'dataTime')}:`);
const filterLine =
  /^(?:\d+[.、)]\s*)?(推广设备|推廣設備|投放设备|设备|設備|投放网络|网络|網路|推广计划|推广单元|计划|单元|关键词|匹配模式|地域|省份|状态|筛选条件|篩選條件|过滤条件|筛选|filters?|filtered by|device|network|campaign|ad group|status|region)\s*[:：]\s*(\S.*)$/i;
const noFilter = /^(?:全部.*|所有.*|不限.*|无|無|all\b.*|any|none|--?)$/i;
const accountLine =
  /^(?:\d+[.、)]\s*)?(?:推广账户|账户名称?|账户|帳戶名稱|帳戶|account(?: name)?|customer(?: id)?|client|advertiser)\s*[:：]\s*(\S.*)$/i;

/** Parses the lines above the table. `timeZone`: the account's, to which times in the file refer. */
export function readPreamble(rows: readonly FileRow[], timeZone: string): Preamble {
  const lines = rows.map(({ number, cells }) => ({
    number,
    text: normalizeText(joinCells(cells).slice(0, maxLineLength)),
  }));
  const found = lines.flatMap(({ number, text }) => {
    const period = readPeriod(text);
    return period ? [{ ...period, rowNumber: number }] : [];
  });
  const isOwn = ({ text }: { text: string }) => ownDataTimeLabels.some((label) => text.startsWith(label));
  const times = [
    ...lines.filter(isOwn).map(({ text }) => ({ text, pattern: instant })),
    ...lines.map(({ text }) => ({ text: afterFirst(made, text), pattern: dayOrInstant })),
  ].flatMap(({ text, pattern }) => readDataTime(text, pattern, timeZone) ?? []);
  const accounts = lines.flatMap(({ text }) => accountLine.exec(text)?.[1]?.trim() ?? []);
  return {
    period: found[0],
    dataTime: times[0] ?? null,
    filters: lines.flatMap(({ text }) => readFilter(text) ?? []).slice(0, maxFilters),
    account: accounts[0],
  };
}

/** Joins cells: `推广设备,移动设备` in two cells means the same as `推广设备：移动设备` in one. */
function joinCells(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [first = '', second] = filled;
  return filled.length === 2 && second !== undefined && !/[:：]/.test(first)
    ? `${first}:${second}`
    : filled.join(',');
}

/** Text after the first match of a pattern; empty without a match. */
function afterFirst(pattern: RegExp, line: string): string {
  const found = pattern.exec(line);
  return found ? line.slice(found.index + found[0].length) : '';
}

function readDataTime(line: string, pattern: RegExp, timeZone: string): string | undefined {
  const [, year, month, day, hour = '0', minute = '0'] = pattern.exec(line) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const time = new TZDate(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    timeZone,
  );
  return Number.isNaN(time.getTime()) ? undefined : new Date(time.getTime()).toISOString();
}

function readFilter(line: string): string | undefined {
  const [, name, value = ''] = filterLine.exec(line) ?? [];
  return name === undefined || noFilter.test(value.trim()) ? undefined : `${name}: ${value.trim()}`;
}
