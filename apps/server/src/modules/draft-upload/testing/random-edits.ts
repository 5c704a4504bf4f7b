import { limitsOf } from '@meridian/api-client/contract';
import {
  applyCommand,
  childrenOf,
  createValidator,
  emptyFields,
  findRow,
  parentOf,
  providerKinds,
  rowsInOrder,
  tableOf,
  type Draft,
  type DraftCommand,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import fc from 'fast-check';
import { itemName } from '../../../kits/provider';
import { rowValues } from '../../../kits/provider/testing/row-values';

/** A random number from 0 up to, but not including, 1. */
type Random = () => number;

type Edit = (draft: Draft, random: Random, newId: () => string) => DraftCommand | undefined;

function pick<Each>(random: Random, items: readonly Each[]): Each | undefined {
  return items[Math.floor(random() * items.length)];
}

const rowOf = <Kind extends RowKind>(draft: Draft, random: Random, kind: Kind): Row<Kind> | undefined =>
  pick(random, rowsInOrder(draft, kind));

function update(kind: RowKind, id: string, changes: Readonly<Record<string, unknown>>): DraftCommand {
  return { type: 'update', kind, edits: [{ id, changes }] };
}

/** An edit that changes fields of a random row of a kind. */
const change =
  <Kind extends RowKind>(
    kind: Kind,
    changes: (row: Row<Kind>, random: Random, newId: () => string) => Readonly<Record<string, unknown>>,
  ): Edit =>
  (draft, random, newId) => {
    const row = rowOf(draft, random, kind);
    return row && update(kind, row.id, changes(row, random, newId));
  };

const hours = (random: Random) => {
  const startHour = Math.floor(random() * 12);
  return { startHour, endHour: startHour + 4 + Math.floor(random() * 8) };
};
const numberOf = (random: Random) => 1 + Math.floor(random() * 1_000);
const amountOf = (random: Random, min: number, max: number) =>
  Math.round((min + random() * (max - min)) * 100) / 100;

/** An edit that exchanges the names of siblings in a cycle. */
function exchangeNames(kind: 'campaign' | 'unit'): Edit {
  const field = kind === 'campaign' ? 'campaignName' : 'adgroupName';
  return (draft, random) => {
    const row = rowOf<RowKind>(draft, random, kind);
    const parentId = row && parentOf(tableOf<RowKind>(draft, kind), row.id);
    if (parentId === undefined) return undefined;
    const siblings = childrenOf<RowKind>(draft, kind, parentId);
    const names = siblings.map((each) => itemName(kind, { ...each }));
    const commands = siblings.map(({ id }, index) =>
      update(kind, id, { [field]: names[(index + 1) % names.length] }),
    );
    return { type: 'batch', commands };
  };
}

/** Edits of campaigns. */
const campaignEdits: readonly Edit[] = [
  change('campaign', (_, __, newId) => ({ campaignName: `Campaign ${newId()}` })),
  // names that other rows have or had
  change('campaign', (_, random) => ({ campaignName: `Winter ${1 + Math.floor(random() * 3)}` })),
  exchangeNames('campaign'),
  change('campaign', (_, random) => ({ budgetType: 2, budget: amountOf(random, 60, 400) })),
  change('campaign', () => ({ budgetType: 1, budget: null })),
  change('campaign', (_, random) => ({ bidMode: 'click', bid: amountOf(random, 0.5, 20) })),
  change('campaign', (_, random) => ({ bidMode: 'conversion', bid: amountOf(random, 20, 60) })),
  change('campaign', () => ({ regions: [{ regionId: 31, factor: 1.3 }] })),
  change('campaign', () => ({ scheduleType: 1, schedule: [] })),
  change('campaign', (_, random) => ({
    scheduleType: 2,
    schedule: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...hours(random), factor: 1.2 })),
  })),
  change('campaign', (_, random) => ({ device: pick(random, [1, 2, 3] as const) ?? 3 })),
  ({ tables }, random) => {
    const campaigns = [...tables.campaign.groups.values()].flat();
    const row = campaigns.length > 1 ? pick(random, campaigns) : undefined;
    return row && { type: 'remove', kind: 'campaign', ids: [row.id] };
  },
];

const unitEdits: readonly Edit[] = [
  change('unit', (_, __, newId) => ({ adgroupName: `Unit ${newId()}` })),
  change('unit', (_, random) => ({ adgroupName: `Unit ${1 + Math.floor(random() * 3)}` })),
  exchangeNames('unit'),
  exchangeNames('unit'),
  change('unit', (_, random) => ({ bid: amountOf(random, 0.5, 20) })),
  change('unit', ({ isAutoTargeted }) => ({ isAutoTargeted: !isAutoTargeted })),
  change('unit', (_, __, newId) => ({ monitorSuffix: `source=${newId()}` })),
  change('unit', (_, __, newId) => ({ phraseNegatives: ['free', `job ${newId()}`] })),
  change('unit', (_, __, newId) => ({ exactNegatives: [`used ${newId()}`] })),
  change('unit', () => ({ phraseNegatives: [], exactNegatives: [] })),
  change('unit', (_, random) => ({ iosUrl: `https://apps.apple.com/app/id${numberOf(random)}` })),
  change('unit', (_, random) => ({ androidApp: String(numberOf(random)) })),
  change('unit', (_, random) => (random() < 0.5 ? { iosUrl: '' } : { androidApp: '' })),
  (draft, random) => {
    const row = rowOf(draft, random, 'unit');
    return row && { type: 'remove', kind: 'unit', ids: [row.id] };
  },
  (draft, random) => {
    const row = rowOf(draft, random, 'unit');
    const campaign = rowOf(draft, random, 'campaign');
    return (
      row && campaign && { type: 'move', kind: 'unit', moves: [{ parentId: campaign.id, ids: [row.id] }] }
    );
  },
  (draft, random, newId) => {
    const campaign = rowOf(draft, random, 'campaign');
    const model = rowOf(draft, random, 'unit');
    if (!campaign || !model) return undefined;
    const id = newId();
    const adgroupName = random() < 0.5 ? `Unit ${id}` : `Unit ${1 + Math.floor(random() * 3)}`;
    const creative = { ...emptyFields.creative, id: newId(), title: `Snow tours ${id}` };
    return {
      type: 'batch',
      commands: [
        {
          type: 'add',
          kind: 'unit',
          placements: [{ parentId: campaign.id, rows: [{ ...model, id, adgroupName }] }],
        },
        {
          type: 'add',
          kind: 'keyword',
          placements: [
            { parentId: id, rows: [{ ...emptyFields.keyword, id: newId(), keyword: `tours ${id}` }] },
          ],
        },
        {
          type: 'add',
          kind: 'creative',
          placements: [
            {
              parentId: id,
              rows: [{ ...creative, description1: 'Hotels and lifts in one price, all winter.' }],
            },
          ],
        },
      ],
    };
  },
];

const keywordEdits: readonly Edit[] = [
  change('keyword', (_, __, newId) => ({ keyword: `ski ${newId()}` })),
  change('keyword', (_, random) => ({ bid: amountOf(random, 0.5, 20) })),
  change('keyword', () => ({ bid: null })),
  change('keyword', (_, random) => ({
    matchType: pick(random, ['exact', 'phrase', 'smart'] as const) ?? 'exact',
  })),
  (draft, random) => {
    const ids = rowsInOrder(draft, 'keyword').flatMap(({ id }) => (random() < 0.3 ? [id] : []));
    return ids.length === 0 ? undefined : { type: 'remove', kind: 'keyword', ids };
  },
  // a deleted text appears again in another row
  (draft, random, newId) => {
    const row = rowOf(draft, random, 'keyword');
    if (!row) return undefined;
    const parentId = parentOf(tableOf(draft, 'keyword'), row.id) ?? '';
    return {
      type: 'batch',
      commands: [
        { type: 'remove', kind: 'keyword', ids: [row.id] },
        {
          type: 'add',
          kind: 'keyword',
          placements: [{ parentId, rows: [{ ...row, id: newId(), bid: amountOf(random, 0.5, 20) }] }],
        },
      ],
    };
  },
  // two rows exchange their texts
  (draft, random) => {
    const row = rowOf(draft, random, 'keyword');
    const siblings = row && childrenOf(draft, 'keyword', parentOf(tableOf(draft, 'keyword'), row.id) ?? '');
    const other = siblings && pick(random, siblings);
    if (!row || !other || row.id === other.id) return undefined;
    return {
      type: 'batch',
      commands: [
        update('keyword', row.id, { keyword: other.keyword }),
        update('keyword', other.id, { keyword: row.keyword }),
      ],
    };
  },
  (draft, random, newId) => {
    const unit = rowOf(draft, random, 'unit');
    const row = { ...emptyFields.keyword, id: newId(), keyword: `new ${newId()}` };
    return unit && { type: 'add', kind: 'keyword', placements: [{ parentId: unit.id, rows: [row] }] };
  },
  (draft, random) => {
    const row = rowOf(draft, random, 'keyword');
    const unit = rowOf(draft, random, 'unit');
    return row && unit && { type: 'move', kind: 'keyword', moves: [{ parentId: unit.id, ids: [row.id] }] };
  },
];

const creativeEdits: readonly Edit[] = [
  change('creative', (_, __, newId) => ({ title: `Snow holidays ${newId()}` })),
  change('creative', (_, __, newId) => ({
    description2: `Ski passes for every age, with a guide. ${newId()}`,
  })),
  change('creative', (_, __, newId) => ({ mobileFinalUrl: `https://www.example.com/${newId()}` })),
  change('creative', (_, __, newId) => ({ pcFinalUrl: `https://www.example.com/${newId()}` })),
  (draft, random) => {
    const row = rowOf(draft, random, 'creative');
    return row && { type: 'remove', kind: 'creative', ids: [row.id] };
  },
  (draft, random, newId) => {
    const row = rowOf(draft, random, 'creative');
    if (!row) return undefined;
    const parentId = parentOf(tableOf(draft, 'creative'), row.id) ?? '';
    const id = newId();
    return {
      type: 'add',
      kind: 'creative',
      placements: [{ parentId, rows: [{ ...row, id, title: `More snow ${id}` }] }],
    };
  },
];

/** Edits of pictures, including ones of the same content or at another position. */
const pictureEdits = (imageIds: readonly string[]): readonly Edit[] => [
  change('picture', ({ imageId }, random) => ({ imageId: pick(random, imageIds) ?? imageId })),
  (draft, random, newId) => {
    const row = rowOf(draft, random, 'picture');
    const unit = rowOf(draft, random, 'unit');
    const imageId = pick(random, imageIds);
    if (!row || !unit || imageId === undefined) return undefined;
    const picture = { ...row, id: newId(), imageId };
    return { type: 'add', kind: 'picture', placements: [{ parentId: unit.id, rows: [picture] }] };
  },
  // if the unit has another picture of its theme
  (draft, random) => {
    const row = rowOf(draft, random, 'picture');
    return row && { type: 'remove', kind: 'picture', ids: [row.id] };
  },
  (draft, random, newId) => {
    const row = rowOf(draft, random, 'picture');
    const unit = rowOf(draft, random, 'unit');
    const imageId = pick(random, imageIds);
    if (!row || !unit || imageId === undefined) return undefined;
    const parentId = parentOf(draft.tables.picture, row.id) ?? '';
    const other = { ...row, id: newId(), imageId };
    return {
      type: 'batch',
      commands: [
        { type: 'add', kind: 'picture', placements: [{ parentId, rows: [other] }] },
        { type: 'move', kind: 'picture', moves: [{ parentId: unit.id, ids: [row.id] }] },
      ],
    };
  },
];

/** Fields by which items are matched; the edits above never produce two items with the same values. */
const names: readonly string[] = [
  'campaignName',
  'adgroupName',
  'keyword',
  'title',
  'description1',
  'description2',
];

/** Edits that set any value in any other field of a kind, including values that the provider does not accept. */
const fieldEdits: readonly Edit[] = providerKinds.flatMap((kind) =>
  Object.entries<fc.Arbitrary<unknown>>(rowValues[kind])
    .filter(([field]) => !names.includes(field))
    .map(([field, value]): Edit => (draft, random) => {
      const row = rowOf<RowKind>(draft, random, kind);
      const [next] = fc.sample(value, { seed: Math.floor(random() * 2 ** 31), numRuns: 1 });
      return row && update(kind, row.id, { [field]: next });
    }),
);

/**
 * Random edits of a draft, each of which leaves it without errors. `newId` must not repeat. `imageIds`: pictures to
 * use.
 */
export function randomEdits(
  draft: Draft,
  {
    count,
    random,
    newId,
    imageIds,
  }: { count: number; random: Random; newId: () => string; imageIds: readonly string[] },
): { commands: DraftCommand[]; draft: Draft } {
  const pictures = pictureEdits(imageIds);
  const edits = [campaignEdits, unitEdits, keywordEdits, creativeEdits, pictures, fieldEdits, fieldEdits];
  const commands: DraftCommand[] = [];
  let current = draft;
  for (let tries = 0; commands.length < count && tries < 10 * count; tries++) {
    const command = pick(random, pick(random, edits) ?? [])?.(current, random, newId);
    if (command === undefined || isRemovingAll(current, command)) continue;
    const next = applyCommand(current, command).draft;
    if (
      createValidator({ limits: limitsOf('baidu') })
        .check(next)
        .counts().error > 0
    )
      continue;
    commands.push(command);
    current = next;
  }
  return { commands, draft: current };
}

/** Whether a command would leave nothing to upload. */
function isRemovingAll(draft: Draft, command: DraftCommand): boolean {
  return command.type === 'remove' && command.kind === 'campaign'
    ? command.ids.every((id) => findRow(draft, 'campaign', id)) &&
        draft.tables.campaign.size <= command.ids.length
    : false;
}
