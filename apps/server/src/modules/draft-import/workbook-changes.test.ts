import { limitsOf } from '@meridian/api-client/contract';
import {
  applyCommand,
  detectSheets,
  draftWorkbook,
  findRow,
  mergeDrafts,
  parentIdsInOrder,
  planImport,
  rowKinds,
  rowsInOrder,
  takeFileSide,
  type Draft,
  type DraftCommand,
  type ImportPlan,
  type Row,
  type RowKind,
} from '@meridian/draft-editor/core';
import type { WorkbookContent } from '@meridian/draft-editor/workbooks';
import { languages, type Language } from '@meridian/i18n/core';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  anyDraftTrees,
  businesses,
  draftOf,
  draftTrees,
  fieldsOfKind,
  library,
  rowsBelow,
} from './testing/random-drafts';
import { exportedContent } from './testing/workbook-file';

const draftId = randomUUID();
const anyLanguage = fc.constantFrom(...languages);

const planOf = (draft: Draft, content: WorkbookContent, into = draftId): ImportPlan =>
  planImport(draft, content, detectSheets(content), {
    limits: limitsOf('baidu'),
    newId: randomUUID,
    draftId: into,
    businesses,
    pictures: library,
  });
const applied = (draft: Draft, { command }: ImportPlan) =>
  command ? applyCommand(draft, command).draft : draft;
const rowCount = ({ sheets }: WorkbookContent) => sheets.reduce((sum, { rows }) => sum + rows.length - 1, 0);

it('changes nothing if nothing was edited, whatever the draft contains', async () => {
  await fc.assert(
    fc.asyncProperty(anyDraftTrees, anyLanguage, async (trees, language) => {
      const draft = draftOf(trees);
      const content = await exportedContent(draft, { language, draftId });
      const plan = planOf(draft, content);
      expect(plan.rows.filter(({ state }) => state !== 'equal')).toEqual([]);
      expect(plan.rows).toHaveLength(rowCount(content));
      expect(plan.command).toBeNull();
    }),
    { numRuns: 15 },
  );
});

type Change = { kind: RowKind; id: string } & (
  | { type: 'edit'; changes: Record<string, unknown> }
  | { type: 'remove' }
  | { type: 'add'; parentId: string; row: Row }
);

/** Random changes of rows of a draft. */
function changesOf(draft: Draft, { only }: { only?: Change['type'] } = {}): fc.Arbitrary<Change[]> {
  const rows = rowKinds.flatMap((kind) => rowsInOrder<RowKind>(draft, kind).map(({ id }) => ({ kind, id })));
  const edits = rows.map(({ kind, id }) =>
    fc
      .record({
        fields: fieldsOfKind[kind] as fc.Arbitrary<object>,
        isChosen: fc.array(fc.boolean(), { maxLength: 20 }),
      })
      .map(({ fields, isChosen }): Change => {
        const chosen = Object.entries(fields).filter((_, at) => isChosen[at]);
        // a workbook has no amount without its type, nor a picture without its ratio
        const whole = kind === 'picture' ? Object.entries(fields) : withTypes(fields, chosen);
        return { type: 'edit', kind, id, changes: Object.fromEntries(whole) };
      }),
  );
  const removals = rows.map(({ kind, id }) => fc.constant<Change>({ type: 'remove', kind, id }));
  const adds = rowKinds.flatMap((kind) =>
    parentIdsInOrder(draft, kind).map((parentId) =>
      (fieldsOfKind[kind] as fc.Arbitrary<object>).map((fields): Change => {
        const id = randomUUID();
        const named = nameField[kind] ? { ...fields, [nameField[kind]]: `new ${id}` } : fields;
        return { type: 'add', kind, id, parentId, row: { ...named, id } as Row };
      }),
    ),
  );
  const all = { edit: edits, remove: removals, add: adds };
  const possible = (only ? all[only] : [...edits, ...removals, ...adds]).filter(Boolean);
  return possible.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...possible), { maxLength: 6 });
}

const nameField: Partial<Record<RowKind, string>> = {
  campaign: 'campaignName',
  unit: 'adgroupName',
  keyword: 'keyword',
  creative: 'title',
  picture: 'theme',
};

function withTypes(fields: object, chosen: [string, unknown][]): [string, unknown][] {
  const names = new Set(chosen.map(([name]) => name));
  const groups = [
    ['budgetType', 'budget'],
    ['scheduleType', 'schedule'],
  ];
  const wanted = groups.filter((group) => group.some((name) => names.has(name))).flat();
  return Object.entries(fields).filter(([name]) => names.has(name) || wanted.includes(name));
}

/** The draft after changes that are possible, and these. */
function changedDraft(draft: Draft, changes: readonly Change[]) {
  let next = draft;
  const made: Change[] = [];
  for (const change of changes) {
    const { kind, id } = change;
    const isPresent = change.type === 'add' ? isParent(next, change) : findRow(next, kind, id) !== undefined;
    if (!isPresent) continue;
    next = applyCommand(next, commandOf(change)).draft;
    made.push(change);
  }
  return { draft: next, made };
}

const isParent = (draft: Draft, { kind, parentId }: { kind: RowKind; parentId: string }) =>
  parentIdsInOrder(draft, kind).includes(parentId);

function commandOf(change: Change): DraftCommand {
  const { kind, id } = change;
  if (change.type === 'remove') return { type: 'remove', kind, ids: [id] };
  if (change.type === 'add')
    return {
      type: 'add',
      kind,
      placements: [{ parentId: change.parentId, rows: [change.row] }],
    } as DraftCommand;
  return { type: 'update', kind, edits: [{ id, changes: change.changes }] };
}

/** The columns of the last three helpers: mark, id, exported values. */
const marks = { cn: '删除', en: 'Remove', tw: '刪除' } as const;

/**
 * The workbook of a draft with the cells of another one: both have the rows of the first one, with the exported values of it. Rows that only
 * the other one has have no id; rows that it lacks are marked. Parents are named as in the first draft, or as in the other one.
 */
function editedContent(
  [before, after]: readonly [Draft, Draft],
  { language, oldNames, mark }: { language: Language; oldNames: boolean; mark: Language },
): WorkbookContent {
  const sheetsOf = (draft: Draft) =>
    draftWorkbook(draft, { language, draftId, businesses, pictures: library }).sheets;
  const [from, to] = [sheetsOf(before), sheetsOf(after)];
  const sheets = from.map(({ name, columns, rows }, at) => {
    const [idAt, markAt, exportedAt] = [columns.length - 2, columns.length - 3, columns.length - 1];
    const kind = rowKinds[at] ?? 'campaign';
    const parents = kind === 'campaign' ? 0 : kind === 'unit' ? 1 : 2;
    const others = new Map(to[at]?.rows.map(({ cells }) => [cells[idAt] ?? '', [...cells]]));
    const parentCells = parentColumns(
      kind,
      columns.map(({ head }) => head),
    );
    const own = rows.map(({ cells }) => {
      const edited = others.get(cells[idAt] ?? '');
      others.delete(cells[idAt] ?? '');
      if (!edited) return cells.with(markAt, marks[mark]);
      const next = edited.with(exportedAt, cells[exportedAt] ?? '');
      return oldNames && parents > 0
        ? parentCells.reduce((row, index) => row.with(index, cells[index] ?? ''), next)
        : next;
    });
    const added = [...others.values()].map((cells) => cells.with(idAt, '').with(exportedAt, ''));
    return { name, rows: [columns.map(({ head }) => head), ...own, ...added] };
  });
  return { sheets };
}

const parentColumns = (kind: RowKind, heads: readonly string[]) => {
  const names = [
    ['计划名称', 'Campaign name', '廣告活動名稱'],
    ...(kind === 'unit' ? [] : [['单元名称', 'Unit name', '廣告群組名稱']]),
  ].flat();
  return heads.flatMap((head, index) => (names.includes(head) ? [index] : []));
};

it('makes the edits of the workbook: values, removals and additions', () => {
  fc.assert(
    fc.property(
      draftTrees.map(draftOf).chain((draft) => fc.tuple(fc.constant(draft), changesOf(draft))),
      fc.record({ language: anyLanguage, oldNames: fc.boolean(), mark: anyLanguage }),
      ([before, changes], options) => {
        const after = changedDraft(before, changes).draft;
        const content = editedContent([before, after], options);
        const plan = planOf(before, content);
        expect(plan.rows.flatMap(({ problems, notes }) => [...problems, ...notes])).toEqual([]);
        expect(rowsBelow(applied(before, plan))).toEqual(rowsBelow(after));
        expect(plan.rows).toHaveLength(rowCount(content));
        const total = Object.values(plan.counts).flatMap((counts) => Object.values(counts));
        expect(total.reduce((sum, count) => sum + count, 0)).toBe(rowCount(content));
      },
    ),
    { numRuns: 60 },
  );
});

it('changes nothing with the workbook of another draft, even one with the same ids', () => {
  fc.assert(
    fc.property(
      draftTrees.map(draftOf).chain((draft) => fc.tuple(fc.constant(draft), changesOf(draft))),
      anyLanguage,
      ([draft, changes], language) => {
        const edited = changedDraft(draft, changes).draft;
        const content = editedContent([draft, edited], { language, oldNames: false, mark: language });
        const identified = rowKinds.reduce((sum, kind) => sum + rowsInOrder<RowKind>(draft, kind).length, 0);
        const plan = planOf(draft, content, randomUUID());
        const wrong = plan.rows.filter(({ problems }) => problems.some(({ code }) => code === 'id_unknown'));
        expect(wrong).toHaveLength(identified);
        const commands = plan.command?.type === 'batch' ? plan.command.commands : [];
        expect(commands.filter(({ type }) => type !== 'add')).toEqual([]);
      },
    ),
    { numRuns: 20 },
  );
});

it('merges with what changed in the draft since the export as edits of two users are merged', () => {
  fc.assert(
    fc.property(
      draftTrees
        .map(draftOf)
        .chain((draft) =>
          fc.tuple(
            fc.constant(draft),
            changesOf(draft, { only: 'edit' }),
            fc.array(changesOf(draft), { maxLength: 2 }),
          ),
        ),
      anyLanguage,
      ([base, edits, others], language) => {
        const mine = changedDraft(base, edits).draft;
        const theirs = changedDraft(base, others.flat()).draft;
        const content = editedContent([base, mine], { language, oldNames: false, mark: language });
        const plan = planOf(theirs, content);
        const { merged, conflicts } = mergeDrafts(base, mine, theirs, { isAccount: true });
        expect(rowsBelow(applied(theirs, plan))).toEqual(rowsBelow(merged));
        const fieldsOf = (list: readonly { id: string | null; field: string }[]) =>
          new Set(list.filter(({ field }) => field !== 'row').map(({ id, field }) => `${id} ${field}`));
        expect(
          fieldsOf(plan.rows.flatMap(({ id, conflicts: own }) => own.map(({ field }) => ({ id, field })))),
        ).toEqual(fieldsOf(conflicts));
        // an edit of a row that was removed is a conflict, or refused
        for (const { kind, id, changes } of edits.flatMap((edit) => (edit.type === 'edit' ? [edit] : []))) {
          const was = findRow<RowKind>(base, kind, id);
          const isEdited = JSON.stringify({ ...was, ...changes }) !== JSON.stringify(was);
          if (findRow<RowKind>(theirs, kind, id) || !isEdited) continue;
          const at = rowsInOrder<RowKind>(base, kind).findIndex((row) => row.id === id);
          const planned = plan.rows.find((row) => row.kind === kind && row.row === at + 2);
          expect(['conflicting', 'wrong', 'equal']).toContain(planned?.state);
        }
        const taken = applied(
          theirs,
          takeFileSide(plan, () => true),
        );
        for (const { kind, id, conflicts: own } of plan.rows)
          for (const { field, to } of own)
            if (field !== 'row' && id !== null)
              expect(findRow<RowKind>(taken, kind, id)).toMatchObject({ [field]: to });
            else if (id !== null) expect(findRow<RowKind>(taken, kind, id)).toBeDefined();
      },
    ),
    { numRuns: 60 },
  );
});
