import type { RowKind } from '../model/rows';

/** A parameter of a URL's query; with an empty value, any value but an empty one. */
export interface TrackingParameter {
  name: string;
  value: string;
}

/**
 * What an own rule demands of the rows of some kinds: names of campaigns and units and texts of keywords and creatives without some
 * words, names in a form, bids within limits, and parameters in the URLs of units and creatives.
 */
export type OwnCondition = { rows: readonly RowKind[] } & (
  | { kind: 'words'; words: readonly string[] }
  /** A name must match one of the patterns, in which `*` stands for one or more characters. */
  | { kind: 'name'; patterns: readonly string[] }
  /** CNY per click; null for no limit. */
  | { kind: 'bid'; min: number | null; max: number | null }
  | { kind: 'tracking'; parameters: readonly TrackingParameter[] }
);

/** A rule that a company defines for its drafts. */
export interface OwnRule {
  id: string;
  name: string;
  /** Shown beside each issue: why, or what to do. May be empty. */
  note: string;
  severity: 'error' | 'warning';
  condition: OwnCondition;
}
