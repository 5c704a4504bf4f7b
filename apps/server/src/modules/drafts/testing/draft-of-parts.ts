import { createDraftBuilder, type Draft, type PackedRows } from '@meridian/draft-editor/core';

/** Assembles a draft from the parts that `draftDetail` returns. */
export function draftOfParts(name: string, parts: readonly PackedRows[]): Draft {
  const builder = createDraftBuilder(name);
  for (const part of parts) builder.addRows(part);
  return builder.build();
}
