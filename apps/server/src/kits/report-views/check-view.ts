import {
  columnKeys,
  conditionColumns,
  conditionProblem,
  contentFilters,
  findSection,
  groupingsOf,
  isOwnMetricKey,
  metrics,
  namedOwnColumns,
  pageSizes,
  parseSort,
  parseSortKey,
  segmentsOf,
  type Channel,
  type ReportViewContent,
  type Section,
} from '@meridian/api-client/contract';
import type { TextKey } from '@meridian/i18n/texts';
import { invalidField } from '../../platform/lib/domain-error';

/** Control characters, line separators, and characters that reverse the text direction. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
/** Excludes characters that are not drawn: some blanks are letters (Hangul fillers) or symbols (empty Braille). */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Errors: `invalid_request` for an invisible or misleading name. */
export function checkViewName(name: string): void {
  if (misleading.test(name) || !visible.test(name)) throw invalidField('query.name', 'invalid');
}

/** Errors: `invalid_request` for a section that the channel lacks, and for columns or filters that its reports lack. */
export function checkView(channel: Channel, section: Section, content: ReportViewContent): void {
  const definition = findSection(channel, section);
  if (definition === undefined) throw invalidField('query.section', 'invalid');
  const ofSection = columnKeys(definition);
  // whether an own metric exists is seen when the view is opened: it may be deleted afterwards
  const isKnown = (key: string) => ofSection.has(key) || isOwnMetricKey(key);
  const { columns = [], sort, size, compare, where = [], groupBy, segment } = content;
  for (const [index, key] of columns.entries()) {
    if (!isKnown(key) || columns.indexOf(key) !== index) throw wrong(`columns.${String(index)}`);
  }
  const order = parseSort(sort);
  if (order && !isKnown(parseSortKey(order.key).dataKey)) throw wrong('sort', 'sort_not_offered');
  if (size !== undefined && !pageSizes.some((offered) => offered === size)) {
    throw wrong('size', 'page_size_not_offered');
  }
  for (const filter of contentFilters) {
    if (content[filter] !== undefined && !definition.filters.includes(filter)) throw wrong(filter);
  }
  // the weekday exists in daily reports, accounts where several are separate
  const groupings = groupingsOf({
    definition,
    period: 'daily',
    isPerAccount: true,
    hasSeveralAccounts: true,
  });
  if (groupBy !== undefined && !groupings.includes(groupBy)) throw wrong('groupBy');
  // no other period has more segments
  const segments = segmentsOf({ channel, section, period: 'custom' });
  const isSplit = segment !== undefined && groupBy === undefined && segments.includes(segment);
  if (segment !== undefined && !isSplit) throw wrong('segment');
  const ofConditions = [
    ...conditionColumns({ definition, period: 'daily', hasSeveralAccounts: true }),
    ...namedOwnColumns(where),
  ];
  for (const condition of where.flat()) {
    const problem = conditionProblem(condition, {
      columns: ofConditions,
      isCompared: compare !== undefined,
    });
    if (problem) throw wrong('where', problem);
  }
  if (compare && !definition.metrics.some((id) => metrics[id].dataKey === compare.changedKey)) {
    throw wrong('compare.changedKey');
  }
}

const wrong = (path: string, key: TextKey<'errors'> = 'invalid') =>
  invalidField(`query.content.${path}`, key);
