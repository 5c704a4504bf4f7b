import { createHash } from 'node:crypto';
import type { ParsedRow } from './parse-row';
import type { ImportRejectedError, Problem } from './problem';
import { replaceUnstorable } from './replace-unstorable';
import type { AccountGroup, RowSink } from './row-sink';
import { TextSet } from './text-set';

/** Receives the rows of a file in the format of the database. */
export interface PackedOutput {
  /** Lines for COPY: group, begin date, end date, item key, currency, the six metrics. */
  fact(line: string): void;
  /** Lines for COPY: group, item key, dimensions. Once per item of a group. */
  item(line: string): void;
  /** A line with JSON: an array of rows for the table of problems, in file order. */
  problems(line: string): void;
}

const chunkSize = 2_000;
/** Stored characters of an invalid row, from which users can correct it; longer rows are truncated. */
const rowLength = 10_000;
/** Characters of a value in a problem. */
const shownLength = 200;

/** Packs the rows of a file. Call `end` after the last one. */
export function packRows(output: PackedOutput): RowSink & { end(): void } {
  const items = new TextSet();
  const packers = new Map<number, ItemPacker>();
  let problems: object[] = [];
  let position = 0;
  const writeProblems = () => {
    if (problems.length > 0) output.problems(`${JSON.stringify(problems)}\n`);
    problems = [];
  };
  return {
    row(group, { span, currency, dimensionValues, metrics }) {
      let packItem = packers.get(group.number);
      if (!packItem) packers.set(group.number, (packItem = itemPacker(group)));
      const { key, dims } = packItem(dimensionValues);
      const number = String(group.number);
      if (items.add(`${number} ${key}`))
        output.item(`${number}\t${key}\t${escaped(JSON.stringify(dims()))}\n`);
      output.fact(
        `${number}\t${span.beginDate}\t${span.endDate}\t${key}\t${escaped(currency)}\t${packMetrics(metrics)}\n`,
      );
    },
    problem(problem) {
      problems.push(packProblem(problem, position));
      position += 1;
      if (problems.length === chunkSize) writeProblems();
    },
    end: writeProblems,
  };
}

const nothing = String.raw`\N`;

function packMetrics(metrics: ParsedRow['metrics']): string {
  const { impression, click, cost, conversion, pcCost, mobileCost } = metrics;
  return `${impression ?? nothing}\t${click ?? nothing}\t${cost ?? nothing}\t${conversion ?? nothing}\t${pcCost ?? nothing}\t${mobileCost ?? nothing}`;
}

type ItemPacker = (values: readonly string[]) => { key: string; dims: () => Record<string, string> };

/** Like `itemKeyOf`, optimized for a million rows: the order of the keys is computed once. */
function itemPacker({ dataKeys }: AccountGroup): ItemPacker {
  const order = dataKeys
    .map((key, index) => ({ prefix: `[${JSON.stringify(key)},`, key, index }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return (values) => {
    let canonical = '';
    for (const { prefix, index } of order)
      canonical += `${canonical === '' ? '' : ','}${prefix}${JSON.stringify(values[index] ?? '')}]`;
    const hash = createHash('sha256').update(`[${canonical}]`).digest('hex');
    const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
    return {
      key: `${hash.slice(0, 12)}8${hash.slice(13, 16)}${variant}${hash.slice(17, 32)}`,
      dims: () => Object.fromEntries(dataKeys.map((key, index) => [key, values[index] ?? ''])),
    };
  };
}

/** Escapes a text for COPY. JSON has no other control characters. */
function escaped(text: string): string {
  return text.includes('\\') ? text.replaceAll('\\', '\\\\') : text;
}

/** A rejected file in the format of the database. */
export interface PackedRejection {
  failedRows: number;
  /** Arrays of rows for the table of problems. */
  problems: string[];
}

export function packRejection({ problems }: ImportRejectedError): PackedRejection {
  const failedRows = problems.filter(({ cells }) => cells !== undefined).length;
  return { failedRows, problems: [JSON.stringify(problems.map(packProblem))] };
}

function packProblem({ rowNumber, code, params, cells }: Problem, position: number): object {
  return {
    position,
    row_number: rowNumber,
    code,
    params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, shown(value)])),
    cells: cells ? firstCells(cells) : null,
  };
}

function firstCells(cells: readonly string[]): string[] {
  const first: string[] = [];
  let left = rowLength;
  for (const cell of cells) {
    if (left <= 0) break;
    first.push(replaceUnstorable(cell.slice(0, left)));
    // an empty cell takes space too
    left -= cell.length + 1;
  }
  return first;
}

function shown(value: string | number): string | number {
  return typeof value === 'number' ? value : replaceUnstorable(value.slice(0, shownLength));
}
