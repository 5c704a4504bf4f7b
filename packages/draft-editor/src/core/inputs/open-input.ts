import type { RowKind } from '../model/rows';

/** Where text is typed: in a field of a row, or in the name of the draft. */
export interface InputPlace {
  kind: RowKind | 'draft';
  /** Of the row; empty for the draft. */
  id: string;
  field: string;
  /** Of a field with several editors: the node of a region, or the hours of a schedule as `rangePart` names them. */
  part?: string | undefined;
}

/** Text in an editor that is no value of the draft yet. */
export interface OpenInput extends InputPlace {
  text: string;
  /** The text of the value when typing began. */
  from: string;
  /** Its editor was left: it waits for a decision, or for a correction. */
  isLeft: boolean;
}

/** By `inputKey`, in the order in which typing began. */
export type OpenInputs = ReadonlyMap<string, OpenInput>;

/** The same for texts of one editor. */
export function inputKey({ kind, id, field, part = '' }: InputPlace): string {
  return [kind, id, field, part].join(' ');
}
