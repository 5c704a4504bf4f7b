import type { ReportCondition } from './conditions';
import {
  dimensionDataKey,
  dimensions,
  type CodeFormat,
  type DimensionDefinition,
  type DimensionId,
} from './dimensions';
import { drillDownFilters, type DrillDownFilters } from './drill-down';
import { maxFilterLength } from './filters';
import { findSection, type Channel, type Section } from './sections';

/** A report whose rows are selected. */
interface RowSubject {
  channel: Channel;
  section: Section;
}

type RowValues = Readonly<Record<string, string | number | null>>;

/** What changes while an item remains the same one. */
const attributeFormats: ReadonlySet<CodeFormat> = new Set(['status', 'quality', 'addState'] as const);

const isAttribute = (id: DimensionId) => {
  const { codeFormat }: DimensionDefinition = dimensions[id];
  return codeFormat !== undefined && attributeFormats.has(codeFormat);
};

function factDimensions({ channel, section }: RowSubject): DimensionId[] {
  const own = findSection(channel, section)?.dimensions ?? [];
  return own.filter((id) => dimensions[id].source === 'fact');
}

/** Dimensions that say which item a row is: all that its section stores but status, quality and add status. */
export function itemDimensions(subject: RowSubject): DimensionId[] {
  return factDimensions(subject).filter((id) => !isAttribute(id));
}

/** Columns of a row that say which item it is. */
function itemColumns(subject: RowSubject, row: RowValues): DimensionId[] {
  return itemDimensions(subject).filter((id) => row[dimensionDataKey(id)] !== undefined);
}

/**
 * The filters that select exactly one row of its own section in the period of the row, by the values of all columns. The account and the
 * period are not among them. Undefined if no filter can select it: a value is too long, or the row lacks a column.
 */
export function rowFilters(subject: RowSubject, row: RowValues): DrillDownFilters | undefined {
  return drillDownFilters({ by: factDimensions(subject) }, row);
}

/**
 * The filters that select the item of a row in its own section, whatever its status and quality, by the columns that the row has. The
 * account is not among them. Undefined if a value is too long, or if the row has no such column.
 */
export function filtersOfItem(subject: RowSubject, row: RowValues): DrillDownFilters | undefined {
  const by = itemColumns(subject, row);
  const { currency: _currency, ...values } = row;
  return by.length > 0 ? drillDownFilters({ by }, values) : undefined;
}

/**
 * One group of conditions that all rows but those of the item meet: the opposite of `filtersOfItem`. Includes the account of a row that
 * has one. `fixed`: columns that are the same in all rows. Undefined if no condition can leave it out.
 */
export function otherItems(
  subject: RowSubject,
  row: RowValues,
  { fixed }: { fixed: ReadonlySet<string> },
): ReportCondition[] | undefined {
  const accounts = ['accountNo', 'accountName'].filter((column) => row[column] !== undefined);
  const columns = [...itemColumns(subject, row).map(dimensionDataKey), ...accounts];
  const varying = columns.filter((column) => !fixed.has(column));
  const values = varying.map((column) => ({ column, value: String(row[column] ?? '') }));
  if (values.length === 0 || values.some(({ value }) => value.length > maxFilterLength)) return undefined;
  return values.map(({ column, value }) =>
    value === ''
      ? { column, operator: 'notEmpty', values: [] }
      : { column, operator: 'notIn', values: [value] },
  );
}
