import { maxBusinessPoints } from '@meridian/api-client/contract';
import { formatList, formatNumber } from '@meridian/i18n/core';
import Papa from 'papaparse';
import type { BusinessPoint, BusinessPointProblem } from './business-point';
import { checkBusinessTree, type BusinessPointLine } from './check-business-tree';

const columns = ['businessPointId', 'businessPointName', 'parentId', 'level', 'leaf'] as const;
type Column = (typeof columns)[number];

const maxNameLength = 100;
const flags: Readonly<Record<string, boolean>> = { true: true, false: false, '1': true, '0': false };

/** Parsed file of businesses. */
export interface BusinessPointsFile {
  /** In file order; complete only if there are no problems. */
  points: BusinessPoint[];
  /** In line order. */
  problems: BusinessPointProblem[];
}

/**
 * Parses and checks a CSV file of businesses: a header with `businessPointId`, `businessPointName`, `parentId`, `level`
 * and `leaf` in any order, then one line per business.
 */
export function readBusinessPoints(text: string): BusinessPointsFile {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' });
  const [quotes] = errors;
  const lines = linesOf(data);
  if (quotes) {
    const line = lines[quotes.row ?? 0]?.line ?? 1;
    return failed(
      line,
      'A quotation mark is missing. Inside a quoted name, write each quotation mark twice.',
    );
  }
  const [header, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const missing = columns.filter((column) => !header?.cells.includes(column));
  if (!header || missing.length > 0) {
    const needed = `The first line must have the columns ${columns.join(',')}.`;
    return failed(
      header?.line ?? 1,
      `The header has no column ${formatList(missing, 'en', 'values')}. ${needed}`,
    );
  }
  if (rows.length === 0) return failed(header.line, 'The file has no businesses. Add them below the header.');
  const excess = rows[maxBusinessPoints];
  if (excess) {
    return failed(
      excess.line,
      `The file has more than ${formatNumber(maxBusinessPoints)} businesses. Remove some.`,
    );
  }
  return readRows(header.cells, rows);
}

interface Line {
  line: number;
  cells: string[];
}

const failed = (line: number, text: string): BusinessPointsFile => ({
  points: [],
  problems: [{ line, text }],
});

/** Rows with the line numbers where they begin, because quoted cells can contain line breaks. */
function linesOf(rows: readonly string[][]): Line[] {
  let line = 1;
  return rows.map((row) => {
    const begin = line;
    line += 1 + row.join('').split('\n').length - 1;
    return { line: begin, cells: row.map((cell) => cell.trim()) };
  });
}

function readRows(header: readonly string[], rows: readonly Line[]): BusinessPointsFile {
  const problems: BusinessPointProblem[] = [];
  const points: BusinessPointLine[] = [];
  const indexes = columns.map((column) => header.indexOf(column));
  for (const { line, cells } of rows) {
    if (cells.length !== header.length) {
      const counts = `${String(cells.length)} cells, but the header has ${String(header.length)}`;
      problems.push({
        line,
        text: `The line has ${counts}. Put names that contain commas in quotation marks.`,
      });
      continue;
    }
    const [id = '', name = '', parentId = '', level = '', leaf = ''] = indexes.map((index) => cells[index]);
    const found = problemsOfCells({
      businessPointId: id,
      businessPointName: name,
      parentId,
      level,
      leaf,
    });
    problems.push(...found.map((text) => ({ line, text })));
    if (found.length > 0) continue;
    const isLeaf = flags[leaf.toLowerCase()] === true;
    points.push({
      line,
      id,
      name,
      parentId: parentId === '' ? null : parentId,
      level: Number(level),
      isLeaf,
    });
  }
  // an unreadable line would cause further problems, for example in its children
  if (problems.length === 0) problems.push(...checkBusinessTree(points));
  return {
    points: points.map(({ id, name, parentId, isLeaf }) => ({ id, name, parentId, isLeaf })),
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}

function problemsOfCells(cells: Readonly<Record<Column, string>>): string[] {
  const { businessPointId: id, businessPointName: name, parentId, level, leaf } = cells;
  const isId = (text: string) => /^[\w-]{1,64}$/.test(text);
  const changed = 'Use 1 to 64 letters and digits. A spreadsheet may have changed the value.';
  return [
    !isId(id) && `The businessPointId is “${id}”. ${changed}`,
    name === '' && 'The businessPointName is empty. Enter a name.',
    name.length > maxNameLength &&
      `The businessPointName is longer than ${String(maxNameLength)} characters. Shorten it.`,
    /\p{Cc}/u.test(name) && 'The businessPointName contains a line break or a control character. Remove it.',
    parentId !== '' && !isId(parentId) && `The parentId is “${parentId}”. ${changed}`,
    !/^[1-9]\d?$/.test(level) && `The level is “${level}”. Use a number from 1 to 99.`,
    !(leaf.toLowerCase() in flags) && `The leaf is “${leaf}”. Use True or False.`,
  ].filter((text) => text !== false);
}
