import type { RememberedColumn } from '@meridian/api-client/contract';
import { useDialogText } from '@meridian/draft-editor';
import { draftImportFields, type HeadMapping } from '@meridian/draft-editor/core';
import { foldHead } from '@meridian/draft-editor/workbooks';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { parseStored } from '../../../lib/storage/parse-stored';
import { useRememberedColumns } from '../../../lib/workbooks/use-remembered-columns';

const ownSchema = z.array(z.object({ head: z.string(), field: z.nullable(z.enum(draftImportFields)) }));

/** Column mappings: the user's earlier decisions, and those in this dialog, which are stored until a file is imported. */
export function useHeadMappings() {
  const { text, setText, clear } = useDialogText('head mappings', '[]');
  const own = useMemo((): readonly HeadMapping[] => parseStored(text, ownSchema) ?? [], [text]);
  const { mappings, remember } = useRememberedColumns('draft');
  const all = useMemo(() => {
    const stored = (mappings ?? []).map(toHeadMapping);
    const heads = new Set(own.map(({ head }) => foldHead(head)));
    return [...stored.filter(({ head }) => !heads.has(foldHead(head))), ...own];
  }, [mappings, own]);
  return {
    all,
    set: (made: HeadMapping) =>
      setText(JSON.stringify([...own.filter(({ head }) => foldHead(head) !== foldHead(made.head)), made])),
    /** Remembers the decisions of this dialog. Errors: those of the request. */
    save: async () => {
      if (own.length === 0) return;
      await remember(own);
      clear();
    },
    /** Discards the decisions of this dialog. */
    clear,
  };
}

/** Ignores a field that this version does not know. */
function toHeadMapping({ head, field }: RememberedColumn): HeadMapping {
  return { head, field: draftImportFields.find((known) => known === field) ?? null };
}
