import { itemKeyOf } from '../../../lib/item-key';
import type { ParsedFile, ParsedPart } from './parsed-file';
import type { ImportRejectedError, Problem } from './problem';

/** A part whose rows are JSON texts that the database unpacks, so that the main thread does not process them. */
export interface PackedPart extends Omit<ParsedPart, 'facts' | 'dataKeys'> {
  /** Arrays of `{ item_key, dims }`. */
  items: string[];
  /** Arrays of rows with the names of the table's columns. */
  facts: string[];
  /** First day of every month that has facts. */
  months: string[];
}

/** A parsed file between the worker and the database. */
export interface PackedFile extends Omit<ParsedFile, 'parts' | 'problems'> {
  parts: PackedPart[];
  failedRows: number;
  problems: string[];
}

const chunkSize = 2_000;
/** Stored characters of an invalid row, which can be mended from them; the rest of a longer one is cut. */
const rowLength = 10_000;
/** Characters of a value in a problem. */
const shownLength = 200;

/** Turns the facts of a file into rows of the database. */
export function packFile({ parts, problems, ...file }: ParsedFile): PackedFile {
  return {
    ...file,
    parts: parts.map(packPart),
    failedRows: problems.length,
    problems: packProblems(problems),
  };
}

/** Items are stored once each. */
function packPart({ facts, dataKeys, ...part }: ParsedPart): PackedPart {
  const items = new Map<string, Record<string, string>>();
  const rows = facts.map(({ span, currency, dimensionValues, metrics }) => {
    const dims = Object.fromEntries(dataKeys.map((key, index) => [key, dimensionValues[index] ?? '']));
    const itemKey = itemKeyOf(dims);
    items.set(itemKey, dims);
    return {
      begin_date: span.beginDate,
      end_date: span.endDate,
      item_key: itemKey,
      currency,
      impression: metrics.impression,
      click: metrics.click,
      cost: metrics.cost,
      conversion: metrics.conversion,
      pc_cost: metrics.pcCost,
      mobile_cost: metrics.mobileCost,
    };
  });
  return {
    ...part,
    items: inChunks(Array.from(items, ([item_key, dims]) => ({ item_key, dims }))),
    facts: inChunks(rows),
    months: [...new Set(rows.map((row) => `${row.begin_date.slice(0, 8)}01`))].sort(),
  };
}

/** A rejected file in the same form. */
export interface PackedRejection {
  failedRows: number;
  problems: string[];
}

export function packRejection({ problems }: ImportRejectedError): PackedRejection {
  const failedRows = problems.filter(({ cells }) => cells !== undefined).length;
  return { failedRows, problems: packProblems(problems) };
}

/** Arrays of rows of the table of problems, in the order of the file. */
function packProblems(problems: readonly Problem[]): string[] {
  return inChunks(
    problems.map(({ rowNumber, code, params, cells }, position) => ({
      position,
      row_number: rowNumber,
      code,
      params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shown(value)])),
      cells: cells ? firstCells(cells) : null,
    })),
  );
}

function firstCells(cells: readonly string[]): string[] {
  const first: string[] = [];
  let left = rowLength;
  for (const cell of cells) {
    if (left <= 0) break;
    first.push(storable(cell.slice(0, left)));
    // an empty cell takes room too
    left -= cell.length + 1;
  }
  return first;
}

/** Replaces NUL and unpaired surrogates, which the database cannot store. */
function storable(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, '\ufffd');
}

function shown(value: string | number): string | number {
  return typeof value === 'number' ? value : storable(value.slice(0, shownLength));
}

function inChunks(rows: readonly object[]): string[] {
  const chunks: string[] = [];
  for (let start = 0; start < rows.length; start += chunkSize) {
    chunks.push(JSON.stringify(rows.slice(start, start + chunkSize)));
  }
  return chunks;
}
