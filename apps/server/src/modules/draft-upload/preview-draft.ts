import { type DraftPreview } from '@meridian/api-client/contract';
import {
  createValidator,
  groupIssues,
  issuesOfUpload,
  openIssues,
  parentOf,
  rowKinds,
  tableOf,
  type Draft,
  type Issue,
  type OwnRule,
  type ProviderLimits,
  type RowKind,
  type Waiver,
} from '@meridian/draft-editor/core';
import { inTurns } from '../../platform/lib/in-turns';
import { withoutAccountIssues, type BasesOf } from './account-issues';

/** Parents that a group of issues names. */
const maxPlaces = 50;

/** Checks a draft by the rules. `basesOf`: fields of rows as they were fetched from the account. */
export async function previewDraft(
  draft: Draft,
  {
    limits,
    ownRules,
    waivers,
    isRemoving,
    basesOf,
  }: {
    limits: ProviderLimits;
    ownRules: readonly OwnRule[];
    waivers: readonly Waiver[];
    isRemoving: boolean;
    basesOf: BasesOf;
  },
): Promise<Pick<DraftPreview, 'counts' | 'groups' | 'canSubmit'>> {
  const found = await inTurns(createValidator({ limits, ownRules }).checkInSteps(draft));
  const ofUpload = issuesOfUpload(found, { isRemoving });
  const checked = ofUpload.counts().error === 0 ? ofUpload : await withoutAccountIssues(ofUpload, basesOf);
  const issues = checked.list();
  const open = openIssues(checked, waivers);
  const counts = {
    draft: open.counts('draft'),
    campaign: open.counts('campaign'),
    unit: open.counts('unit'),
    keyword: open.counts('keyword'),
    creative: open.counts('creative'),
    picture: open.counts('picture'),
  };
  const kinds = ['draft', ...rowKinds] as const;
  const groups = kinds.flatMap((kind) => {
    const own = issues.filter((issue) => issue.kind === kind);
    return groupIssues(own, waivers).flatMap((group) => {
      const [first] = group.issues;
      if (first === undefined) return [];
      const { code, params = {} } = first;
      return [
        {
          kind,
          ruleId: group.ruleId,
          severity: group.severity,
          count: group.count,
          rowCount: new Set(group.issues.filter(({ waiver }) => waiver === null).map(({ id }) => id)).size,
          waivedCount: group.waivedCount,
          code,
          params: { ...params },
          places: placesOf(draft, kind, group.issues),
        },
      ];
    });
  });
  return { counts, groups, canSubmit: Object.values(counts).every(({ error }) => error === 0) };
}

function placesOf(draft: Draft, kind: RowKind | 'draft', issues: readonly (Issue & { waiver: unknown })[]) {
  const places = new Map<string, { parentId: string; count: number; id: string; field: string | null }>();
  for (const { id, field = null, waiver } of issues) {
    if (waiver !== null) continue;
    const parentId = kind === 'draft' ? '' : (parentOf(tableOf<RowKind>(draft, kind), id) ?? '');
    const place = places.get(parentId);
    if (place) place.count++;
    else if (places.size < maxPlaces) places.set(parentId, { parentId, count: 1, id, field });
  }
  return [...places.values()];
}
