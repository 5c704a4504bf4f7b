import * as z from 'zod/mini';
import {
  addedRowSchemas,
  draftNameSchema,
  fieldSchemas,
  rowIdSchema,
  type Row,
  type RowFields,
  type RowKind,
} from '../model/rows';
import type { Placement } from '../model/table';

/** New values for fields of a row. */
export interface FieldEdit<Kind extends RowKind> {
  id: string;
  changes: Partial<RowFields<Kind>>;
}

/** Where rows go: into one parent, starting at an index; without an index, after its last row. */
export interface Move {
  parentId: string;
  /** Counted without the moving rows, after the preceding moves. */
  index?: number | undefined;
  ids: readonly string[];
}

/** Changes values of rows. */
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
/** Removes rows with everything in them. */
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

/** One edit of a draft, in the form that is applied, undone, stored and sent. */
export type DraftCommand =
  | { type: 'rename'; name: string }
  | { [Kind in RowKind]: UpdateCommand<Kind> | AddCommand<Kind> }[RowKind]
  | RemoveCommand
  | MoveCommand
  /** Several commands as one step, such as a pasted block. */
  | { type: 'batch'; commands: readonly DraftCommand[] };

const maxRows = 100_000;
const idList = z.array(rowIdSchema).check(z.minLength(1), z.maxLength(maxRows));
const index = z.optional(z.int().check(z.nonnegative()));
const kindSchema = z.enum(['campaign', 'unit', 'keyword', 'creative', 'picture']);
/** `rootId` is an empty text. */
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
      .array(z.object({ parentId, index, rows: z.array(addedRowSchemas[kind]).check(z.maxLength(maxRows)) }))
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

/**
 * Schema of a command as it is sent. Batches contain no batches. Added rows of earlier versions may lack fields, see `completeRow`.
 */
// asserted: an update's missing field is absent, never undefined
export const draftCommandSchema = z.discriminatedUnion('type', [
  ...single,
  z.object({
    type: z.literal('batch'),
    commands: z.array(z.discriminatedUnion('type', single)).check(z.maxLength(1_000)),
  }),
]) as unknown as z.ZodMiniType<DraftCommand>;
