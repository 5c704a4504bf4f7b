import type { WorkbookContent } from '../../workbooks/sheet-rows';
import type { BusinessTree } from '../business-points/business-tree';
import type { DraftCommand } from '../commands/command';
import { deletionOf } from '../deleting/deletion';
import type { ProviderLimits } from '../limits/provider-limits';
import { tableOf, type Draft } from '../model/draft';
import { parentKinds, type RowKind } from '../model/rows';
import { parentOf } from '../model/table';
import { businessFinder } from './business-names';
import type { DetectedSheet } from './detect-sheets';
import { importCommand } from './import-command';
import { identityFields, importKinds, type DraftImportKind } from './import-fields';
import { createImportIndex, textOf, type ImportIndex, type IndexedRow } from './import-index';
import { pictureFinder, type LibraryPictureName } from './library-pictures';
import { createIdentifiedPlanner, type IdentifiedRow } from './plan-identified-row';
import { planRow, type RowPlanner } from './plan-row';
import { countRows, type FilePlace, type PlanCounts, type PlannedRow } from './planned-row';
import { cellReader, helperReader, rowReader, type CellContext } from './read-import-row';
import type { ImportTarget } from './resolve-parent';

/** A campaign or unit that rows name but no row describes. */
export interface AddedParent {
  kind: 'campaign' | 'unit';
  id: string;
  parentId: string;
  name: string;
}

/** The effect of importing a file. */
export interface ImportPlan {
  /** Sorted by kind, then by position in the file. */
  rows: readonly PlannedRow[];
  counts: PlanCounts;
  addedParents: readonly AddedParent[];
  /** Number of rows that leave the draft, with everything in campaigns and units. */
  removedCount: number;
  /** One step that makes the changes; null if nothing changes. */
  command: DraftCommand | null;
}

/** The target's ids must be rows of the draft. */
export interface ImportOptions extends ImportTarget {
  limits: ProviderLimits;
  /** Generates ids of rows, unique in the draft. */
  newId: () => string;
  /** Id of the draft, to find its rows by their ids. If absent, ids in the file are ignored, and rows are found by their names. */
  draftId?: string | undefined;
  /** Kinds of rows to import; all if absent. */
  kinds?: readonly DraftImportKind[];
  /** If absent, the business column is not imported. */
  businesses?: BusinessTree | undefined;
  /** Library pictures that the file names, see `namedPictures`. If absent, rows of pictures are rejected. */
  pictures?: readonly LibraryPictureName[] | undefined;
}

/**
 * Plans the import of a file into a draft. Rows with an id, from an export of the draft, are those rows; others match by name: campaigns,
 * units within a campaign, keywords and creative texts within a unit; case, width and spaces do not matter. A blank cell of a row without
 * an id keeps its field. Campaigns and units that rows name are added.
 *
 * Errors: none; the plan lists the problems.
 */
export function planImport(
  draft: Draft,
  content: WorkbookContent,
  detected: readonly DetectedSheet[],
  options: ImportOptions,
): ImportPlan {
  const steps = planImportSteps(draft, content, detected, options);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Like `planImport`, one row at a time: yields the number of planned rows, so that a page can respond meanwhile. */
export function* planImportSteps(
  draft: Draft,
  { sheets }: WorkbookContent,
  detected: readonly DetectedSheet[],
  { limits, newId, kinds = importKinds, draftId, businesses, pictures, ...target }: ImportOptions,
): Generator<number, ImportPlan> {
  const rows: PlannedRow[] = [];
  const added: IndexedRow[] = [];
  const addedParents: AddedParent[] = [];
  const planner: RowPlanner = {
    index: createImportIndex(draft),
    target,
    newId,
    sheetNames: sheets.map(({ name }) => name),
    onAdded: (row, isDescribed) => {
      added.push(row);
      if (!isDescribed) addedParents.push(...parentOfRows(row));
    },
  };
  const context: CellContext = {
    limits,
    findBusinesses: businesses && businessFinder(businesses),
    findPictures: pictureFinder(pictures, draft),
  };
  const { index, sheetNames } = planner;
  const { findPictures } = context;
  const planIdentified =
    draftId === undefined
      ? undefined
      : createIdentifiedPlanner(draft, { index, draftId, sheetNames, findPictures });
  for (const kind of importKinds) {
    if (!kinds.includes(kind)) continue;
    const own = detected.flatMap((sheet, at): SheetToPlan[] =>
      sheet.kind === kind ? [{ sheet, at, kind, context, rows: sheets[at]?.rows ?? [] }] : [],
    );
    const start = rows.length;
    // rows with ids first: others are found by the names that the file gives them
    for (const source of planIdentified ? own : [])
      for (const row of identifiedRows(source)) {
        if (planIdentified) rows.push(planIdentified(kind, ...row));
        yield rows.length;
      }
    index.settle();
    for (const source of own)
      for (const row of plannedRows(planner, source, { hasIds: planIdentified !== undefined })) {
        rows.push(row);
        yield rows.length;
      }
    const ofKind = rows.splice(start).sort((a, b) => a.sheet - b.sheet || a.row - b.row);
    for (const row of ofKind) rows.push(row);
  }
  const removedCount = removedCountOf(draft, rows, index);
  return { rows, counts: countRows(rows), addedParents, removedCount, command: importCommand(added, rows) };
}

interface SheetToPlan {
  sheet: DetectedSheet;
  /** Index of the sheet. */
  at: number;
  kind: DraftImportKind;
  context: CellContext;
  rows: readonly (readonly string[])[];
}

/** Without the business column if businesses are unknown. */
const knownColumns = ({ sheet, context }: SheetToPlan) =>
  context.findBusinesses ? sheet.columns : sheet.columns.filter(({ field }) => field !== 'businessPointId');

function* plannedRows(
  planner: RowPlanner,
  source: SheetToPlan,
  { hasIds }: { hasIds: boolean },
): Generator<PlannedRow> {
  const { sheet, at, kind, context, rows } = source;
  const read = rowReader({ ...sheet, columns: knownColumns(source) }, kind, context);
  const idOf = helperReader(sheet, 'rowId');
  for (let row = sheet.headRow ?? 0; row < rows.length; row += 1) {
    const cells = rows[row] ?? [];
    if (hasIds && idOf(cells) !== '') continue;
    const parsed = read(cells);
    if (parsed !== null) yield planRow(planner, kind, { sheet: at, row: row + 1 }, parsed);
  }
}

function* identifiedRows(source: SheetToPlan): Generator<[place: FilePlace, row: IdentifiedRow]> {
  const { sheet, at, context, rows } = source;
  const read = cellReader({ columns: knownColumns(source) }, context);
  const idOf = helperReader(sheet, 'rowId');
  const [markOf, exportedOf] = [helperReader(sheet, 'remove'), helperReader(sheet, 'exported')];
  for (let row = sheet.headRow ?? 0; row < rows.length; row += 1) {
    const texts = rows[row] ?? [];
    const id = idOf(texts);
    if (id === '') continue;
    const found = { id, mark: markOf(texts), exported: exportedOf(texts), cells: read(texts) };
    yield [{ sheet: at, row: row + 1 }, found];
  }
}

function removedCountOf(draft: Draft, rows: readonly PlannedRow[], index: ImportIndex): number {
  let count = 0;
  for (const kind of importKinds) {
    const parentKind = parentKinds[kind];
    const isContent = (id: string) =>
      parentKind !== null && index.isRemoved(parentKind, parentOf(tableOf<RowKind>(draft, kind), id) ?? '');
    const ids = rows.flatMap(({ kind: own, state, id }) =>
      own === kind && state === 'removed' && id !== null && !isContent(id) ? [id] : [],
    );
    for (const each of Object.values(deletionOf(draft, kind, ids).counts)) count += each;
  }
  return count;
}

function parentOfRows({ kind, id, parentId, fields }: IndexedRow): AddedParent[] {
  if (kind !== 'campaign' && kind !== 'unit') return [];
  return [{ kind, id, parentId, name: textOf(fields[identityFields[kind][0]]) }];
}
