import type { DraftCommand } from '../commands/command';
import { addOf } from '../commands/row-commands';
import { providerKinds, type ProviderKind } from '../limits/provider-limits';
import { childKindsOf, childrenOf, tableOf, type Draft } from '../model/draft';
import { rowLookup } from '../model/row-lookup';
import { rowKinds, type Row, type RowKind } from '../model/rows';
import { parentOf, type Placement } from '../model/table';
import type { RowContext } from '../rules/rule';
import { contextOf, withOwnRows } from '../validation/row-context';
import { ruleOptions, type ValidationOptions } from '../validation/rule-options';
import { newErrorOf } from './new-error';
import { createRowTaker, maxRowsOf, type RejectedRow } from './row-taker';

/** A draft with what the provider of its account accepts. */
export interface CopySide {
  draft: Draft;
  options: ValidationOptions;
}

export interface RowCopy {
  kind: ProviderKind;
  /** Rows of the source; unknown ones are left out. */
  ids: readonly string[];
  /** `rootId` for campaigns, the campaign of units, the unit of keywords and creatives. */
  targetId: string;
}

/** The copied rows and the rejected ones are the requested rows with everything in them. */
export interface CopyPlan {
  /** Adds the copies after the last row of the target; null if there are none. */
  command: DraftCommand | null;
  /** Numbers of the added rows, also of pictures that creatives bring along. */
  counts: Readonly<Record<RowKind, number>>;
  /** Their ids in the source. The contents of a rejected row are not listed. */
  rejected: readonly RejectedRow[];
}

export interface CopySides {
  source: CopySide;
  target: CopySide;
  /** Id under which the account of the target has a picture of the source; undefined if it does not. */
  imageIn: (imageId: string) => string | undefined;
  /** Generates ids of rows in the target. */
  newId: () => string;
}

const rowsPerStep = 200;

/**
 * Plans how rows are copied to another draft with everything in them, in steps of a few milliseconds. The target takes rows that repeat
 * no other there, get no new error by its limits or its parents, and fit. What it does not take inside a row is left out of the copy.
 * Pictures that its account does not have are left out, but not the creatives that show them. Creatives that are copied alone bring the pictures
 * of their theme, if the unit has none of that theme.
 */
export function* planCopySteps(
  { kind, ids, targetId }: RowCopy,
  sides: CopySides,
): Generator<void, CopyPlan, void> {
  const { draft } = sides.source;
  const collected = createCollector(sides);
  const find = rowLookup(draft, kind);
  const placeOf = placesOf(kind, targetId, sides);
  const present: readonly Row[] = childrenOf<RowKind>(sides.target.draft, kind, targetId);
  const options = ruleOptions(sides.target.options);
  const taker = createRowTaker(kind, present, options);
  const parentIdOf = (id: string) => parentOf(tableOf<RowKind>(draft, kind), id) ?? '';
  let count = 0;
  for (const id of ids) {
    const row = find(id);
    if (!row) continue;
    if (++count % rowsPerStep === 0) yield;
    const { there, here } = placeOf(parentIdOf(id));
    const issue = newErrorOf(kind, row, withOwn(draft, kind, id, there), () =>
      withOwnRows(draft, kind, id, here()),
    );
    if (issue) taker.reject(id, { type: 'issue', issue });
    else if (taker.offer(row)) yield;
  }
  const { taken, rejected } = taker.finish(ids);
  collected.reject(rejected);
  const copies = collected.add(kind, targetId, taken);
  if (kind === 'creative') addPictures(taken, { targetId, parentIdOf, sides, collected });
  // units of a campaign belong to its copy, which has the same values
  const campaign = kind === 'unit' ? placeOf('').there.campaign : undefined;
  yield* copyContents(kind, copies, { sides, collected, campaign });
  return collected.plan();
}

/** Copies of rows by the originals. */
type Copies = ReadonlyMap<Row, Row>;
type Collector = ReturnType<typeof createCollector>;

/** Collects the copies, parents first. */
function createCollector({ newId }: CopySides) {
  const placements: Record<RowKind, Placement<Row>[]> = {
    campaign: [],
    unit: [],
    keyword: [],
    creative: [],
    picture: [],
  };
  const rejected: RejectedRow[] = [];
  const countOf = (kind: RowKind) => placements[kind].reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    reject(rows: readonly RejectedRow[]): void {
      for (const row of rows) rejected.push(row);
    },
    add(kind: RowKind, parentId: string, originals: readonly Row[]): Copies {
      const copies = new Map(originals.map((row) => [row, { ...row, id: newId() }]));
      if (copies.size > 0) placements[kind].push({ parentId, rows: [...copies.values()] });
      return copies;
    },
    plan(): CopyPlan {
      const commands = rowKinds.flatMap((kind) =>
        placements[kind].length === 0 ? [] : [addOf(kind, placements[kind])],
      );
      const counts = {
        campaign: countOf('campaign'),
        unit: countOf('unit'),
        keyword: countOf('keyword'),
        creative: countOf('creative'),
        picture: countOf('picture'),
      };
      return { command: commands.length === 0 ? null : { type: 'batch', commands }, counts, rejected };
    },
  };
}

/** The places of selected rows, in the target and in the source, by the id of their parent. */
function placesOf(kind: ProviderKind, targetId: string, { source, target }: CopySides) {
  const targetContext = contextOf(target.draft, kind, targetId, ruleOptions(target.options));
  const sourceOptions = ruleOptions(source.options);
  const places = new Map<string, { there: RowContext; here: () => RowContext }>();
  return (parentId: string) => {
    let place = places.get(parentId);
    if (!place) {
      const context = contextOf(source.draft, kind, parentId, sourceOptions);
      // creatives bring their pictures
      const pictures = [...targetContext.pictures, ...context.pictures];
      place = { there: { ...targetContext, pictures }, here: () => context };
      places.set(parentId, place);
    }
    return place;
  };
}

/** Like `withOwnRows`, but no more rows than fit: the others are rejected themselves. */
function withOwn(draft: Draft, kind: RowKind, id: string, context: RowContext): RowContext {
  const own = withOwnRows(draft, kind, id, context);
  if (kind !== 'campaign' && kind !== 'unit') return own;
  const { limits } = context.options;
  return {
    ...own,
    units: own.units.slice(0, maxRowsOf('unit', limits)),
    keywords: own.keywords.slice(0, maxRowsOf('keyword', limits)),
    creatives: own.creatives.slice(0, maxRowsOf('creative', limits)),
  };
}

interface ContentsOptions {
  sides: CopySides;
  collected: Collector;
  /** The campaign of copied units. */
  campaign: Row<'campaign'> | undefined;
}

function* copyContents(
  kind: RowKind,
  copies: Copies,
  { sides, collected, campaign }: ContentsOptions,
): Generator<void, void, void> {
  for (const childKind of childKindsOf(kind))
    for (const [original, copy] of copies) {
      const taken = yield* takeChildren(childKind, original.id, { sides, collected, campaign });
      const children = collected.add(childKind, copy.id, taken);
      yield* copyContents(childKind, children, { sides, collected, campaign });
    }
}

/** The rows of a source's row that fit into its copy. */
function* takeChildren(
  kind: RowKind,
  parentId: string,
  { sides: { source, target, imageIn }, collected, campaign }: ContentsOptions,
): Generator<void, Row[], void> {
  const same = contextOf(source.draft, kind, parentId, ruleOptions(target.options));
  const there = campaign ? { ...same, campaign } : same;
  const here = contextOf(source.draft, kind, parentId, ruleOptions(source.options));
  const max = isProviderKind(kind) ? maxRowsOf(kind, target.options.limits) : Infinity;
  const taken: Row[] = [];
  let count = 0;
  for (const row of childrenOf<RowKind>(source.draft, kind, parentId)) {
    if (++count % rowsPerStep === 0) yield;
    const { id } = row;
    const issue = newErrorOf(kind, row, withOwn(source.draft, kind, id, there), () =>
      withOwnRows(source.draft, kind, id, here),
    );
    const imageId = 'imageId' in row ? imageIn(row.imageId) : undefined;
    if (issue) collected.reject([{ kind, id, problem: { type: 'issue', issue } }]);
    else if (kind === 'picture' && imageId === undefined)
      collected.reject([{ kind, id, problem: { type: 'picture' } }]);
    else if (taken.length >= max) collected.reject([{ kind, id, problem: { type: 'full', max } }]);
    else taken.push(imageId === undefined ? row : { ...row, imageId });
  }
  return taken;
}

const isProviderKind = (kind: RowKind): kind is ProviderKind => providerKinds.some((each) => each === kind);

/** Adds the pictures of creatives' themes that the target unit lacks, each once. */
function addPictures(
  creatives: readonly Row[],
  {
    targetId,
    parentIdOf,
    sides: { source, target, imageIn },
    collected,
  }: { targetId: string; parentIdOf: (id: string) => string; sides: CopySides; collected: Collector },
): void {
  const themes = new Set(childrenOf(target.draft, 'picture', targetId).map(({ theme }) => theme));
  const seen = new Set<string>();
  const added: Row<'picture'>[] = [];
  const wanted = new Map<string, Set<string>>();
  for (const row of creatives) {
    if (!('pictureTheme' in row) || themes.has(row.pictureTheme)) continue;
    const unitId = parentIdOf(row.id);
    const own = wanted.get(unitId);
    if (own) own.add(row.pictureTheme);
    else wanted.set(unitId, new Set([row.pictureTheme]));
  }
  for (const [unitId, own] of wanted)
    for (const picture of childrenOf(source.draft, 'picture', unitId)) {
      const key = `${picture.imageId} ${picture.theme}`;
      if (!own.has(picture.theme) || seen.has(key)) continue;
      seen.add(key);
      const imageId = imageIn(picture.imageId);
      if (imageId !== undefined) added.push({ ...picture, imageId });
      else collected.reject([{ kind: 'picture', id: picture.id, problem: { type: 'picture' } }]);
    }
  collected.add('picture', targetId, added);
}
