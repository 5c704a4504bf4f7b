import type { WorkbookContent } from '../../workbooks/sheet-rows';
import type { BusinessTree } from '../business-points/business-tree';
import type { DraftCommand } from '../commands/command';
import type { Draft } from '../model/draft';
import { businessFinder } from './business-names';
import type { DetectedSheet } from './detect-sheets';
import { importCommand } from './import-command';
import { identityFields, importKinds, type DraftImportKind } from './import-fields';
import { createImportIndex, textOf, type IndexedRow } from './import-index';
import { pictureFinder, type LibraryPictureName } from './library-pictures';
import { planRow, type RowPlanner } from './plan-row';
import { countRows, type PlanCounts, type PlannedRow } from './planned-row';
import { rowReader, type NamedThings } from './read-import-row';
import type { ImportTarget } from './resolve-parent';

/** A campaign or unit that rows name, and no row describes. */
export interface AddedParent {
  kind: 'campaign' | 'unit';
  id: string;
  parentId: string;
  name: string;
}

/** What importing a file would do. */
export interface ImportPlan {
  /** In the order of kinds, then of the file. */
  rows: readonly PlannedRow[];
  counts: PlanCounts;
  addedParents: readonly AddedParent[];
  /** One step that does it; null: nothing changes. */
  command: DraftCommand | null;
}

/** The ids of a target must be rows of the draft. */
export interface ImportOptions extends ImportTarget {
  /** Makes ids of rows, unique in the draft. */
  newId: () => string;
  /** Kinds of rows to import; absent: all. */
  kinds?: readonly DraftImportKind[];
  /** Absent: the column of the business is not imported. */
  businesses?: BusinessTree | undefined;
  /** Those of the library that the file names, see `namedPictures`. Absent: rows of pictures are wrong. */
  pictures?: readonly LibraryPictureName[] | undefined;
}

/**
 * Plans the import of a file into a draft. Rows of the draft and the file are one where their names are: of campaigns, of units in
 * one campaign, of keywords and texts of creatives in one unit; case, width and spaces do not matter. A blank cell leaves its field
 * as it is. Campaigns and units that rows name are added.
 *
 * Errors: none; the plan has what is wrong.
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

/** As `planImport`, a row at a time: it yields how many rows are planned, so that a page can respond meanwhile. */
export function* planImportSteps(
  draft: Draft,
  { sheets }: WorkbookContent,
  detected: readonly DetectedSheet[],
  { newId, kinds = importKinds, businesses, pictures, ...target }: ImportOptions,
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
  const named: NamedThings = {
    findBusinesses: businesses && businessFinder(businesses),
    findPictures: pictureFinder(pictures, draft),
  };
  for (const kind of importKinds) {
    if (!kinds.includes(kind)) continue;
    for (const [at, sheet] of detected.entries()) {
      if (sheet.kind !== kind) continue;
      for (const row of plannedRows(planner, {
        sheet,
        at,
        kind,
        named,
        rows: sheets[at]?.rows ?? [],
      })) {
        rows.push(row);
        yield rows.length;
      }
    }
  }
  return { rows, counts: countRows(rows), addedParents, command: importCommand(added, rows) };
}

interface SheetToPlan {
  sheet: DetectedSheet;
  /** Index of the sheet. */
  at: number;
  kind: DraftImportKind;
  named: NamedThings;
  rows: readonly (readonly string[])[];
}

function* plannedRows(
  planner: RowPlanner,
  { sheet, at, kind, named, rows }: SheetToPlan,
): Generator<PlannedRow> {
  const columns = named.findBusinesses
    ? sheet.columns
    : sheet.columns.filter(({ field }) => field !== 'businessPointId');
  const read = rowReader({ ...sheet, columns }, kind, named);
  for (let row = sheet.headRow ?? 0; row < rows.length; row += 1) {
    const parsed = read(rows[row] ?? []);
    if (parsed !== null) yield planRow(planner, kind, { sheet: at, row: row + 1 }, parsed);
  }
}

function parentOfRows({ kind, id, parentId, fields }: IndexedRow): AddedParent[] {
  if (kind !== 'campaign' && kind !== 'unit') return [];
  return [{ kind, id, parentId, name: textOf(fields[identityFields[kind][0]]) }];
}
