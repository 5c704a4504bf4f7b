import { emptyFields, rootId } from '../model/rows';
import type { DraftImportKind } from './import-fields';
import type { ImportIndex, IndexedRow } from './import-index';
import { importProblem, type DraftImportProblem } from './import-problem';
import type { ImportRow } from './read-import-row';

/** Parent for rows that name no campaign or unit. */
export interface ImportTarget {
  campaignId?: string | undefined;
  unitId?: string | undefined;
}

/** The parent of a row: the id of a row, or rows to add, the campaign first. */
export type FoundParent =
  | { id: string }
  | { missing: { campaign: { id: string } | { name: string }; unit: string | null } };
export type ResolvedParent = FoundParent | { problem: DraftImportProblem };

/**
 * Finds the parent of a row of the file, without adding anything. Without a campaign name, the target's campaign is meant; without a
 * target, the unit of that name if it is the only one in the draft.
 */
export function resolveParent(
  index: ImportIndex,
  kind: DraftImportKind,
  { campaignName, adgroupName }: Pick<ImportRow, 'campaignName' | 'adgroupName'>,
  target: ImportTarget,
): ResolvedParent {
  if (kind === 'campaign') return { id: rootId };
  const isInUnit = kind !== 'unit';
  if (isInUnit && adgroupName === '') {
    if (campaignName === '' && target.unitId !== undefined) return { id: target.unitId };
    return { problem: importProblem('unit_required', 'adgroupName') };
  }
  if (campaignName === '' && target.campaignId === undefined) {
    const unit = onlyUnit(index, adgroupName);
    if ('problem' in unit) return unit;
    return { id: isInUnit ? unit.id : unit.parentId };
  }
  const campaign = campaignOf(index, campaignName, target.campaignId);
  if (!isInUnit) return 'id' in campaign ? campaign : { missing: { campaign, unit: null } };
  const unit = 'id' in campaign ? index.findParent('unit', campaign.id, adgroupName) : undefined;
  return unit ? { id: unit.id } : { missing: { campaign, unit: adgroupName } };
}

function onlyUnit(index: ImportIndex, name: string): IndexedRow | { problem: DraftImportProblem } {
  const [unit, ...others] = index.unitsNamed(name);
  if (!unit) return { problem: importProblem('campaign_required', 'campaignName') };
  return others.length === 0
    ? unit
    : { problem: importProblem('unit_ambiguous', 'campaignName', { value: name }) };
}

function campaignOf(
  index: ImportIndex,
  name: string,
  targetId: string | undefined,
): { id: string } | { name: string } {
  if (name === '' && targetId !== undefined) return { id: targetId };
  const named = index.findParent('campaign', rootId, name);
  return named ? { id: named.id } : { name };
}

/** Adds the missing parents of a row; returns the parent's id. */
export function addMissingParents(
  index: ImportIndex,
  parent: FoundParent,
  { newId, onAdded }: { newId: () => string; onAdded: (row: IndexedRow) => void },
): string {
  if ('id' in parent) return parent.id;
  const add = (kind: 'campaign' | 'unit', parentId: string, own: object) => {
    const fields = { ...emptyFields[kind], ...own };
    const row: IndexedRow = { id: newId(), parentId, kind, fields, isNew: true, place: null };
    index.add(row);
    onAdded(row);
    return row.id;
  };
  const { campaign, unit } = parent.missing;
  const campaignId =
    'id' in campaign ? campaign.id : add('campaign', rootId, { campaignName: campaign.name });
  return unit === null ? campaignId : add('unit', campaignId, { adgroupName: unit });
}
