import type { ProviderLimits } from '../../limits/provider-limits';
import type { Row, RowKind } from '../../model/rows';
import type { OwnRule } from '../../own-rules/own-rule';
import type { Issue } from '../issue';

/** Message to the checking thread. Parts of a change are small, so that sending one does not block the page. */
export type CheckRequest =
  /** The first message. */
  | { type: 'options'; limits: ProviderLimits; ownRules: readonly OwnRule[] }
  /** Rows that are new or changed. */
  | { type: 'rows'; kind: RowKind; rows: readonly Row[] }
  /** The rows of one parent, in order: sent before, or known from the last check. */
  | { type: 'group'; kind: RowKind; parentId: string; ids: readonly string[] }
  /** Ends a change, and requests its issues. */
  | { type: 'check'; number: number; name: string };

/** Message from the checking thread. */
export type CheckResponse =
  /** Issues of a group, by row; several messages follow each other. */
  | { type: 'issues'; key: string; issues: readonly (readonly [id: string, issues: readonly Issue[]])[] }
  /** Ends a check: groups without issues, or removed ones, are cleared. */
  | { type: 'checked'; number: number; cleared: readonly string[] };
