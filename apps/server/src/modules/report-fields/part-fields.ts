import {
  findSection,
  partsIdOf,
  reportColumns,
  type Channel,
  type FieldDefinition,
  type FieldGroup,
  type MetricId,
  type ReportColumnDefinition,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { titleInfo } from '../../report-engine';

/** A section, and the currency of its amounts: undefined if the user's accounts have several. */
export interface PartSubject {
  channel: Channel;
  section: Section;
  currency: string | undefined;
}

/** A field as the section defines it, before a user's selection. */
export type PartField = Omit<FieldDefinition, 'isShown'>;

/**
 * Fields of a section in default order: the locked ones, then in report order, with the titles and units of the report.
 * The period is one field, `date`, whichever column it becomes in a weekly or monthly report.
 */
export function partFields({ channel, section, currency }: PartSubject, language: Language): PartField[] {
  const definition = findSection(channel, section);
  if (definition === undefined) return [];
  const all = reportColumns({ definition, period: 'daily' });
  const columns = [...all.filter(({ isLocked }) => isLocked), ...all.filter(({ isLocked }) => !isLocked)];
  return columns.map((column) => {
    const subject = { channel, section, currency };
    const { id, titleName, unitDesc, fixedUnit, unit, minWidth, dataKey } = titleInfo(
      column,
      subject,
      language,
    );
    return {
      id,
      titleName,
      unitDesc,
      fixedUnit,
      unit,
      minWidth,
      dataKey,
      partsId: partsIdOf(channel, section),
      group: groupOf(column),
      isLocked: column.isLocked,
      isDefault: true,
    };
  });
}

const metricGroup = {
  impression: 'delivery',
  click: 'delivery',
  ctr: 'delivery',
  cost: 'money',
  cpc: 'money',
  cpm: 'money',
  pcCost: 'money',
  mobileCost: 'money',
  conversion: 'results',
  conversionCost: 'results',
  conversionRate: 'results',
} as const satisfies Record<MetricId, FieldGroup>;

function groupOf(column: ReportColumnDefinition): FieldGroup {
  if (column.kind === 'metric') return metricGroup[column.id];
  if (column.kind !== 'dimension' || column.isRowHeader) return 'basics';
  const { isDetail, domType, codeFormat } = column.definition;
  if (codeFormat === 'quality') return 'quality';
  const isState = codeFormat === 'status' || codeFormat === 'addState';
  return isDetail || isState || domType === 'img' ? 'details' : 'basics';
}
