import {
  emptyFields,
  fromRows,
  rootId,
  rowKinds,
  toRows,
  type Draft,
  type DraftCommand,
} from '../../packages/draft-editor/src/core';

/** Number of keywords: the argument of the command, such as `npm run bench:drafts-editor -- 300000`. */
export const keywordCount = Number(process.argv[2] ?? 100_000);
/** Number of keywords that repeat another one of their unit. */
export const repeatedCount = keywordCount / 10;
const unitCount = 60;
const rowsPerCommand = 5_000;

/** A draft of 3 campaigns, 60 units and `keywordCount` keywords, of which every tenth repeats another one. */
export function largeDraft(): Draft {
  return fromRows({
    name: 'large',
    rows: {
      campaign: [0, 1, 2].map((index) => ({
        ...emptyFields.campaign,
        id: `campaign-${index}`,
        parentId: rootId,
        campaignName: `campaign ${index}`,
      })),
      unit: Array.from({ length: unitCount }, (_, index) => ({
        ...emptyFields.unit,
        id: `unit-${index}`,
        parentId: `campaign-${index % 3}`,
        adgroupName: `unit ${index}`,
      })),
      keyword: Array.from({ length: keywordCount }, (_, index) => ({
        ...emptyFields.keyword,
        id: `keyword-${index}`,
        parentId: `unit-${index % unitCount}`,
        keyword: `北海道滑雪 ${index % (keywordCount - repeatedCount)}`,
      })),
      creative: [],
      picture: [],
    },
  });
}

/** The commands that add its rows to an empty draft. */
export function largeDraftCommands(): DraftCommand[] {
  const { rows } = toRows(largeDraft());
  return rowKinds.flatMap((kind) => {
    const own = rows[kind];
    return Array.from({ length: Math.ceil(own.length / rowsPerCommand) }, (_, index) => {
      const byParent = new Map<string, object[]>();
      for (const { parentId, ...row } of own.slice(index * rowsPerCommand, (index + 1) * rowsPerCommand))
        byParent.set(parentId, [...(byParent.get(parentId) ?? []), row]);
      const placements = [...byParent].map(([parentId, added]) => ({ parentId, rows: added }));
      // asserted: the rows are those of the kind
      return { type: 'add', kind, placements } as unknown as DraftCommand;
    });
  });
}

/** The quantile of the measurements at a share, in their unit. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;
}
