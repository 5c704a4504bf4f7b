import {
  dimensions,
  findSection,
  partsIdOf,
  sectionColumns,
  type Channel,
  type DimensionId,
  type FieldDefinition,
  type FieldGroup,
  type MetricId,
  type ReportColumnDefinition,
  type Section,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { type ReportColumn, titleInfos } from '../../report-engine';

/** A section, and the currency its money is in: undefined where the caller's accounts have several. */
export interface PartSubject {
  channel: Channel;
  section: Section;
  currency: string | undefined;
}

/** A field as the section defines it, before anybody has chosen. */
export type PartField = Omit<FieldDefinition, 'isShown'>;

/**
 * The fields of a section in their default order: the locked ones, then as its report has them. Titles and units are
 * those of the report. The period is one field, `date`, whatever column it becomes in a weekly or monthly report.
 */
export function partFields({ channel, section, currency }: PartSubject, language: Language): PartField[] {
  const definition = findSection(channel, section);
  if (definition === undefined) return [];
  const own = sectionColumns(definition, 'daily').flatMap((column) => describe(column));
  const described: DescribedColumn[] = [
    {
      column: { kind: 'period', dataKey: 'date', titleKey: 'date' },
      group: 'basics',
      isLocked: true,
    },
    ...own.filter(({ isLocked }) => isLocked),
    ...own.filter(({ isLocked }) => !isLocked),
  ];
  const titles = titleInfos(
    described.map(({ column }) => column),
    { channel, section, currency },
    language,
  );
  return titles.map(({ id, titleName, unitDesc, fixedUnit, unit, minWidth, dataKey }, index) => ({
    id,
    titleName,
    unitDesc,
    fixedUnit,
    unit,
    minWidth,
    dataKey,
    partsId: partsIdOf(channel, section),
    group: described[index]?.group ?? 'basics',
    isLocked: described[index]?.isLocked ?? false,
    isDefault: true,
  }));
}

interface DescribedColumn {
  column: ReportColumn;
  group: FieldGroup;
  isLocked: boolean;
}

function describe(own: ReportColumnDefinition): DescribedColumn[] {
  const { dataKey } = own;
  if (own.kind === 'metric') {
    const { id, definition } = own;
    return [{ column: { kind: 'metric', dataKey, id, definition }, group: metricGroup[id], isLocked: false }];
  }
  if (own.kind !== 'dimension') return [];
  const { id, definition, isRowHeader } = own;
  return [
    {
      column: { kind: 'dimension', dataKey, id, definition, isLead: isRowHeader },
      group: isRowHeader ? 'basics' : groupOf(id),
      isLocked: isRowHeader,
    },
  ];
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

const qualityCodes: readonly DimensionId[] = [
  'landPageExperience',
  'businessRelationship',
  'estimatedClickRate',
];
const states: readonly DimensionId[] = ['campaignStatus', 'adgroupStatus', 'ideaStatus', 'addState'];

function groupOf(id: DimensionId): FieldGroup {
  if (qualityCodes.includes(id)) return 'quality';
  const isMore = 'isDetail' in dimensions[id] || dimensions[id].domType === 'img' || states.includes(id);
  return isMore ? 'details' : 'basics';
}
