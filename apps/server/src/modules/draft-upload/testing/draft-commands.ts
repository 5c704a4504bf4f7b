import { rowKinds, toRows, type Draft } from '@meridian/draft-editor/core';
import { randomUUID } from 'node:crypto';

/** Name and commands that create a draft with these rows: part of the body of `draftSave`. */
export function commandsOf(draft: Draft) {
  const { rows, name } = toRows(draft);
  const commands = rowKinds
    .filter((kind) => rows[kind].length > 0)
    .map((kind) => ({
      id: randomUUID(),
      command: {
        type: 'add',
        kind,
        placements: rows[kind].map(({ parentId, ...row }) => ({ parentId, rows: [row] })),
      },
    }));
  return { name, commands };
}
