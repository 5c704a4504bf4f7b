import * as z from 'zod/mini';
import {
  draftNameSchema,
  fieldSchemas,
  rowIdSchema,
  rowSchemas,
  type Row,
  type RowFields,
  type RowKind,
} from '../model/rows';
import type { Placement } from '../model/table';

/** Fields of a row that get other values. */
export interface FieldEdit<Kind extends RowKind> {
  id: string;
  changes: Partial<RowFields<Kind>>;
}

/** Where rows go: in one parent, from an index on; absent: behind its last row. */
export interface Move {
  parentId: string;
  /** Counted without the rows that move, after the moves before it. */
  index?: number | undefined;
  ids: readonly string[];
}

/** Gives rows other values. */
export interface UpdateCommand<Kind extends RowKind = RowKind> {
  type: 'update';
  kind: Kind;
  edits: readonly FieldEdit<Kind>[];
}
/** Adds rows. */
export interface AddCommand<Kind extends RowKind = RowKind> {
  type: 'add';
  kind: Kind;
  placements: readonly Placement<Row<Kind>>[];
}
/** Removes rows with all that they contain. */
export interface RemoveCommand {
  type: 'remove';
  kind: RowKind;
  ids: readonly string[];
}
/** Takes rows out, then inserts them elsewhere. */
export interface MoveCommand {
  type: 'move';
  kind: RowKind;
  moves: readonly Move[];
}

/** One edit of a draft, as it is applied, undone, stored and sent. */
export type DraftCommand =
  | { type: 'rename'; name: string }
  | { [Kind in RowKind]: UpdateCommand<Kind> | AddCommand<Kind> }[RowKind]
  | RemoveCommand
  | MoveCommand
  /** Several as one step, such as a pasted block. */
  | { type: 'batch'; commands: readonly DraftCommand[] };

const maxRows = 100_000;
const idList = z.array(rowIdSchema).check(z.minLength(1), z.maxLength(maxRows));
const index = z.optional(z.int().check(z.nonnegative()));
const kindSchema = z.enum(['campaign', 'unit', 'keyword', 'creative', 'picture']);
/** `rootId` is the empty text. */
const parentId = z.union([z.literal(''), rowIdSchema]);

const update = <Kind extends RowKind>(kind: Kind) =>
  z.object({
    type: z.literal('update'),
    kind: z.literal(kind),
    edits: z
      .array(z.object({ id: rowIdSchema, changes: z.partial(fieldSchemas[kind]) }))
      .check(z.minLength(1), z.maxLength(maxRows)),
  });
const add = <Kind extends RowKind>(kind: Kind) =>
  z.object({
    type: z.literal('add'),
    kind: z.literal(kind),
    placements: z
      .array(z.object({ parentId, index, rows: z.array(rowSchemas[kind]).check(z.maxLength(maxRows)) }))
      .check(z.minLength(1), z.maxLength(maxRows)),
  });

const single = [
  z.object({ type: z.literal('rename'), name: draftNameSchema }),
  z.discriminatedUnion('kind', [
    update('campaign'),
    update('unit'),
    update('keyword'),
    update('creative'),
    update('picture'),
  ]),
  z.discriminatedUnion('kind', [
    add('campaign'),
    add('unit'),
    add('keyword'),
    add('creative'),
    add('picture'),
  ]),
  z.object({ type: z.literal('remove'), kind: kindSchema, ids: idList }),
  z.object({
    type: z.literal('move'),
    kind: kindSchema,
    moves: z.array(z.object({ parentId, index, ids: idList })).check(z.minLength(1), z.maxLength(maxRows)),
  }),
] as const;

/** A command as it is sent. Batches contain no batches. */
// asserted: an absent field of an update is no field that is undefined
export const draftCommandSchema = z.discriminatedUnion('type', [
  ...single,
  z.object({
    type: z.literal('batch'),
    commands: z.array(z.discriminatedUnion('type', single)).check(z.maxLength(1_000)),
  }),
]) as unknown as z.ZodMiniType<DraftCommand>;
