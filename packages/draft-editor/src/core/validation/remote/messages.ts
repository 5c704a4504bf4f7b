import type { Row, RowKind } from '../../model/rows';
import type { Issue } from '../issue';

/** To the thread that checks. Pieces of a change are small, so that sending one blocks nobody. */
export type CheckRequest =
  /** Rows that are new, or have other values. */
  | { type: 'rows'; kind: RowKind; rows: readonly Row[] }
  /** The rows of one parent, in their order: sent before, or known from the last check. */
  | { type: 'group'; kind: RowKind; parentId: string; ids: readonly string[] }
  /** Ends a change, and asks for its issues. */
  | { type: 'check'; number: number; name: string };

/** From the thread that checks. */
export type CheckResponse =
  /** What is wrong in a group, by row; several follow each other. */
  | { type: 'issues'; key: string; issues: readonly (readonly [id: string, issues: readonly Issue[]])[] }
  /** Ends a check: groups without issues, or that are gone, are cleared. */
  | { type: 'checked'; number: number; cleared: readonly string[] };
