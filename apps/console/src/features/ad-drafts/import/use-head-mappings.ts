import { endpoints, type DraftHeadMapping } from '@meridian/api-client/contract';
import { useDialogText } from '@meridian/draft-editor';
import { draftImportFields, type HeadMapping } from '@meridian/draft-editor/core';
import { foldHead } from '@meridian/draft-editor/workbooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { notify } from '../../../lib/page/notices';
import { parseStored } from '../../../lib/storage/parse-stored';

const ownSchema = z.array(z.object({ head: z.string(), field: z.nullable(z.enum(draftImportFields)) }));

/** What columns mean: as users of the account decided before, and in this dialog, which is stored until a file is imported. */
export function useHeadMappings(accountId: number) {
  const { text, setText, clear } = useDialogText('head mappings', '[]');
  const own = useMemo((): readonly HeadMapping[] => parseStored(text, ownSchema) ?? [], [text]);
  const { mappings, remember } = useRememberedColumns(accountId);
  const all = useMemo(() => {
    const stored = (mappings ?? []).map(toHeadMapping);
    const heads = new Set(own.map(({ head }) => foldHead(head)));
    return [...stored.filter(({ head }) => !heads.has(foldHead(head))), ...own];
  }, [mappings, own]);
  return {
    all,
    set: (made: HeadMapping) =>
      setText(JSON.stringify([...own.filter(({ head }) => foldHead(head) !== foldHead(made.head)), made])),
    /** Remembers what was decided in this dialog. Errors: those of the request. */
    save: async () => {
      if (own.length === 0) return;
      await remember(own);
      clear();
    },
    /** The user does not want what was decided in this dialog. */
    clear,
  };
}

/** A field that this version does not know is as good as none. */
function toHeadMapping({ head, field }: DraftHeadMapping): HeadMapping {
  return { head, field: draftImportFields.find((known) => known === field) ?? null };
}

/** The columns whose meaning is remembered for an account, undefined until they are known, and what changes them. */
export function useRememberedColumns(accountId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const queryKey = ['draft-head-mappings', accountId];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.draftMappingList, { body: { accountId }, withoutAccount: true, signal }))
        .mappings,
  });
  const onSuccess = (left: { mappings: readonly DraftHeadMapping[] }) =>
    queryClient.setQueryData(queryKey, left.mappings);
  const saving = useMutation({
    mutationFn: (mappings: readonly DraftHeadMapping[]) =>
      api.call(endpoints.draftMappingSave, {
        body: { accountId, mappings: [...mappings] },
        withoutAccount: true,
      }),
    onSuccess,
  });
  const forgetting = useMutation({
    mutationFn: (head: string) =>
      api.call(endpoints.draftMappingDelete, { body: { accountId, heads: [head] }, withoutAccount: true }),
    onSuccess,
  });
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  return {
    mappings: data,
    /** Whether they could not be loaded; `reload` tries again. */
    isError,
    reload: () => void refetch(),
    /** Errors: those of the request. */
    remember: saving.mutateAsync,
    /** A failed change is a notice. */
    restore: (mapping: DraftHeadMapping) => saving.mutate([mapping], { onError }),
    forget: (head: string) => forgetting.mutate(head, { onError }),
  };
}
