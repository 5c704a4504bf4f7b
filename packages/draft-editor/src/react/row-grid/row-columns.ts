import type { Language } from '@meridian/i18n/core';
import { conflictFieldTitle, headsOf, importFieldsOfKind, type RemovedRow, type RowSync } from '../../core';
import { unlimitedBudget, type FieldOption } from '../../core/values/field-options';
import type { EditableColumn, GridColumnState, GridOption } from '../grid/types';
import { isFormField, optionsOfField } from './field-cells';
import { rowGridLabels } from './labels';

/** Kinds of rows that are edited in a grid. */
export type GridRowKind = 'campaign' | 'unit' | 'keyword' | 'creative';

/** Kinds of rows that contain rows of a grid. */
export type ParentKind = 'campaign' | 'unit';

type ColumnShape = Pick<EditableColumn, 'id' | 'width' | 'kind' | 'isAmount'>;

const text = (id: string, width: number): ColumnShape => ({ id, width, kind: 'text' });
/** Not a field: whether the provider has the row. */
export const syncShape: ColumnShape = text('syncState', 134);
/** Not fields: the names of the rows that contain a row. */
const parentShapes: Readonly<Record<ParentKind, ColumnShape>> = {
  unit: text('parentUnit', 160),
  campaign: text('parentCampaign', 160),
};
const bid: ColumnShape = { id: 'bid', width: 84, kind: 'number', isAmount: true };
/** Wide enough for its longest value, `Enabled`. */
const status: ColumnShape = { id: 'isPaused', width: 104, kind: 'select' };

/** Fields in the order of the columns. */
const shapes: Record<GridRowKind, readonly ColumnShape[]> = {
  campaign: [
    text('campaignName', 220),
    status,
    { id: 'budget', width: 130, kind: 'number', isAmount: true },
    { id: 'bidMode', width: 180, kind: 'select' },
    bid,
    { id: 'marketingTarget', width: 130, kind: 'select' },
    { id: 'shopPlatform', width: 150, kind: 'select' },
    { id: 'device', width: 110, kind: 'select' },
    { id: 'isBrandOnly', width: 160, kind: 'select' },
    text('businessPointId', 200),
    text('regions', 200),
    text('schedule', 200),
    text('phraseNegatives', 180),
    text('exactNegatives', 180),
  ],
  unit: [
    text('adgroupName', 200),
    { id: 'isAutoTargeted', width: 120, kind: 'select' },
    text('pcFinalUrl', 260),
    text('mobileFinalUrl', 260),
    text('monitorSuffix', 160),
    text('iosUrl', 220),
    text('androidApp', 160),
    bid,
    status,
  ],
  // narrow enough that an editor of 1440 px shows their state between the structure and the preview
  keyword: [text('keyword', 200), { id: 'matchType', width: 104, kind: 'select' }, bid, status],
  creative: [
    text('title', 260),
    text('description1', 320),
    text('description2', 260),
    text('pcFinalUrl', 220),
    text('mobileFinalUrl', 220),
    text('miniProgramUrl', 200),
    text('pictureTheme', 140),
    status,
  ],
};

/** Columns shown at first: only title and status of a creative, because its form has all fields. */
export const defaultGridColumns: Readonly<Record<GridRowKind, GridColumnState>> = {
  campaign: { widths: {}, hidden: [] },
  unit: { widths: {}, hidden: [] },
  keyword: { widths: {}, hidden: [] },
  creative: {
    widths: {},
    hidden: shapes.creative.flatMap(({ id }) => (['title', status.id].includes(id) ? [] : [id])),
  },
};

export interface RowColumnsOptions {
  language: Language;
  isReadOnly: boolean;
  hasSync: boolean;
  /** Whether a form edits what no cell can hold. */
  hasForms?: boolean;
  containerKind: ParentKind | null;
}

/** Columns of a grid of rows. */
export function rowColumns(
  kind: GridRowKind,
  { language, isReadOnly, hasSync, hasForms = false, containerKind }: RowColumnsOptions,
): EditableColumn[] {
  const labels = rowGridLabels[language];
  const fields = shapes[kind].map((shape) => {
    const offered = shape.id === 'budget' ? [unlimitedBudget] : optionsOfField(shape.id);
    const isOfForm = isFormField(shape.id);
    const field = importFieldsOfKind(kind).find((id) => id === shape.id);
    return {
      ...shape,
      synonyms: field ? headsOf(kind, field) : [],
      label: conflictFieldTitle(shape.id, language),
      ...(offered && { options: offered.map((option) => toGridOption(option, language)) }),
      ...((isReadOnly || isOfForm) && { isReadonly: true }),
      ...(isOfForm && hasForms && { opensForm: true }),
    };
  });
  const parents = differingParents(kind, containerKind).map((parent) => ({
    ...parentShapes[parent],
    label: labels.parents[parent],
    isReadonly: true,
  }));
  if (!hasSync) return [...fields, ...parents];
  const sync = { ...syncShape, label: labels.sync, isReadonly: true };
  // beside the preview, there is no space for both
  const place = fields.findIndex(({ id }) => id === status.id);
  return [...fields.slice(0, place), sync, ...fields.slice(place), ...parents];
}

/** Kinds of what contains rows, the nearest first. */
const ancestorsOf: Readonly<Record<GridRowKind, readonly ParentKind[]>> = {
  campaign: [],
  unit: ['campaign'],
  keyword: ['unit', 'campaign'],
  creative: ['unit', 'campaign'],
};

/** Kinds in which rows of a grid differ: those between the rows and what contains them, which is null for the draft. */
function differingParents(kind: GridRowKind, containerKind: ParentKind | null): ParentKind[] {
  const ancestors = ancestorsOf[kind];
  const end = containerKind === null ? ancestors.length : ancestors.indexOf(containerKind);
  return ancestors.slice(0, end);
}

/** The kind whose names a column shows; undefined for other columns. */
export function parentKindOfColumn(columnId: string): ParentKind | undefined {
  if (columnId === parentShapes.unit.id) return 'unit';
  return columnId === parentShapes.campaign.id ? 'campaign' : undefined;
}

function toGridOption({ value, labels, synonyms }: FieldOption, language: Language): GridOption {
  return { value: String(value), label: labels[language], synonyms: [...Object.values(labels), ...synonyms] };
}

/** The state of a row as text. */
export function syncText({ state, reasons, notSent, differences }: RowSync, language: Language): string {
  const labels = rowGridLabels[language];
  if (state === 'changed' && differences.some(({ field }) => field === 'parentId')) return labels.moved;
  if (notSent.length > 0)
    return labels.synchronizedWithout(notSent.map((field) => conflictFieldTitle(field, language)));
  return state === 'failed' ? labels.failed(reasons) : labels[state];
}

/** The state of a deleted row as text. */
export function removedText({ reasons }: Pick<RemovedRow, 'reasons'>, language: Language): string {
  const { toBeRemoved, notRemoved } = rowGridLabels[language];
  return reasons.length === 0 ? toBeRemoved : notRemoved(reasons);
}
