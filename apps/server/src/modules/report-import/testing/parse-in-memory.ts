import { bytesInMemory } from '../../../kits/workbooks/read/byte-source';
import { addDecimals } from '../../../platform/lib/decimal';
import { parseReport } from '../core/parse-report';
import type { ParsedRow, RowMetrics } from '../core/parse-row';
import type { ParsedFile, ParsedPart, ParseOptions } from '../core/parsed-file';
import { ImportRejectedError, type Problem } from '../core/problem';

/** A part with its facts. Rows with equal span, currency and dimensions are summed, as in the database. */
export interface PartInMemory extends ParsedPart {
  dataKeys: readonly string[];
  facts: ParsedRow[];
}

/** A parsed file with its rows. */
export interface FileInMemory extends Omit<ParsedFile, 'parts'> {
  parts: PartInMemory[];
  problems: Problem[];
}

/** Parses a small file. Errors: `ImportRejectedError`, with the problems of all rows. */
export async function parseInMemory(bytes: Uint8Array, options: ParseOptions): Promise<FileInMemory> {
  const groups = new Map<number, { dataKeys: readonly string[]; rows: ParsedRow[] }>();
  const problems: Problem[] = [];
  const sink = {
    row({ number, dataKeys }: { number: number; dataKeys: readonly string[] }, row: ParsedRow) {
      const group = groups.get(number) ?? { dataKeys, rows: [] };
      groups.set(number, group);
      group.rows.push(row);
    },
    problem: (problem: Problem) => void problems.push(problem),
  };
  try {
    const { parts, ...file } = await parseReport(bytesInMemory(bytes), options, sink);
    return { ...file, parts: parts.map((part) => withFacts(part, groups)), problems };
  } catch (error) {
    if (error instanceof ImportRejectedError) error.problems.push(...problems);
    throw error;
  }
}

function withFacts(
  part: ParsedPart,
  groups: ReadonlyMap<number, { dataKeys: readonly string[]; rows: ParsedRow[] }>,
): PartInMemory {
  const own = part.groups.flatMap((number) => groups.get(number) ?? []);
  return { ...part, dataKeys: own[0]?.dataKeys ?? [], facts: sumRows(own.flatMap(({ rows }) => rows)) };
}

function sumRows(rows: readonly ParsedRow[]): ParsedRow[] {
  const facts = new Map<string, ParsedRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.span.beginDate, row.span.endDate, row.currency, row.dimensionValues]);
    const fact = facts.get(key);
    facts.set(key, fact ? { ...fact, metrics: addMetrics(fact.metrics, row.metrics) } : row);
  }
  return [...facts.values()];
}

function addMetrics(a: RowMetrics, b: RowMetrics): RowMetrics {
  return {
    impression: addNullable(a.impression, b.impression),
    click: addNullable(a.click, b.click),
    cost: addNullable(a.cost, b.cost),
    conversion: addNullable(a.conversion, b.conversion),
    pcCost: addNullable(a.pcCost, b.pcCost),
    mobileCost: addNullable(a.mobileCost, b.mobileCost),
  };
}

const addNullable = (a: string | null, b: string | null) =>
  a === null || b === null ? (a ?? b) : addDecimals(a, b);
