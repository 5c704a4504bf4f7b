import type { WorkbookContent } from '../../workbooks/sheet-rows';
import type { BusinessTree } from '../business-points/business-tree';
import type { DraftCommand } from '../commands/command';
import type { ProviderLimits } from '../limits/provider-limits';
import type { Draft } from '../model/draft';
import { businessFinder } from './business-names';
import type { DetectedSheet } from './detect-sheets';
import { importCommand } from './import-command';
import { identityFields, importKinds, type DraftImportKind } from './import-fields';
import { createImportIndex, textOf, type IndexedRow } from './import-index';
import { pictureFinder, type LibraryPictureName } from './library-pictures';
import { planRow, type RowPlanner } from './plan-row';
import { countRows, type PlanCounts, type PlannedRow } from './planned-row';
import { rowReader, type CellContext } from './read-import-row';
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
  /** One step that makes the changes; null if nothing changes. */
  command: DraftCommand | null;
}

/** The target's ids must be rows of the draft. */
export interface ImportOptions extends ImportTarget {
  limits: ProviderLimits;
  /** Generates ids of rows, unique in the draft. */
  newId: () => string;
  /** Kinds of rows to import; all if absent. */
  kinds?: readonly DraftImportKind[];
  /** If absent, the business column is not imported. */
  businesses?: BusinessTree | undefined;
  /** Library pictures that the file names, see `namedPictures`. If absent, rows of pictures are rejected. */
  pictures?: readonly LibraryPictureName[] | undefined;
}

/**
 * Plans the import of a file into a draft. Rows of the draft and the file match by name: campaigns, units within a campaign, keywords
 * and creative texts within a unit; case, width and spaces do not matter. A blank cell keeps its field. Campaigns and units that rows
 * name are added.
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
  { limits, newId, kinds = importKinds, businesses, pictures, ...target }: ImportOptions,
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
  for (const kind of importKinds) {
    if (!kinds.includes(kind)) continue;
    for (const [at, sheet] of detected.entries()) {
      if (sheet.kind !== kind) continue;
      for (const row of plannedRows(planner, {
        sheet,
        at,
        kind,
        context,
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
  context: CellContext;
  rows: readonly (readonly string[])[];
}

function* plannedRows(
  planner: RowPlanner,
  { sheet, at, kind, context, rows }: SheetToPlan,
): Generator<PlannedRow> {
  const columns = context.findBusinesses
    ? sheet.columns
    : sheet.columns.filter(({ field }) => field !== 'businessPointId');
  const read = rowReader({ ...sheet, columns }, kind, context);
  for (let row = sheet.headRow ?? 0; row < rows.length; row += 1) {
    const parsed = read(rows[row] ?? []);
    if (parsed !== null) yield planRow(planner, kind, { sheet: at, row: row + 1 }, parsed);
  }
}

function parentOfRows({ kind, id, parentId, fields }: IndexedRow): AddedParent[] {
  if (kind !== 'campaign' && kind !== 'unit') return [];
  return [{ kind, id, parentId, name: textOf(fields[identityFields[kind][0]]) }];
}
