import type { RowKind } from '../model/rows';

/** A place for typed text: a field of a row, or the name of the draft. */
export interface InputPlace {
  kind: RowKind | 'draft';
  /** Id of the row; empty for the draft. */
  id: string;
  field: string;
  /** Part of a field with several editors: the node of a region, or hours of the schedule as `rangePart` names them. */
  part?: string | undefined;
}

/** Text in an editor that is not a value of the draft yet. */
export interface OpenInput extends InputPlace {
  text: string;
  /** The text of the value when typing began. */
  from: string;
  /** Whether the editor was left: the text waits for a decision or a correction. */
  isLeft: boolean;
}

/** By `inputKey`, in the order in which typing began. */
export type OpenInputs = ReadonlyMap<string, OpenInput>;

/** A key shared by all texts of one editor. */
export function inputKey({ kind, id, field, part = '' }: InputPlace): string {
  return [kind, id, field, part].join(' ');
}
