import { isApiResponseError } from '@meridian/api-client';
import { endpoints, maxKeywordsPerLookup } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { addSearchTerms, type TermsToAdd } from '@meridian/draft-editor/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../lib/api/api';
import type { LoadedDraft } from '../lib/load-draft';
import { loadedDraftKey } from '../lib/use-editable-drafts';

const newId = () => crypto.randomUUID();

/**
 * Where a draft's account already has the terms. The lookup is optional: terms can be added while it is pending or after it failed.
 */
export function useKeywordPlaces(id: string | undefined, terms: readonly string[]) {
  const api = useApi();
  const keywords = terms.slice(0, maxKeywordsPerLookup);
  const request = endpointOptions(api, endpoints.draftKeywordPlaces, { body: { id: id ?? '', keywords } });
  return useQuery({ ...request, enabled: id !== undefined, gcTime: 0 }).data?.list;
}

/** Adds search terms to a draft. Errors: those of `draftSave`; after 409 the draft is loaded again. */
export function useAddTerms(onAdded: (count: number) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  // a repeated request adds nothing twice
  const sent = useRef<{ of: string; body: { id: string; command: never } }>(undefined);
  return useMutation({
    mutationFn: async ({
      draft: { summary, draft },
      options,
    }: {
      draft: LoadedDraft;
      options: TermsToAdd;
    }) => {
      const of = JSON.stringify([summary.id, summary.version, options]);
      if (sent.current?.of !== of)
        sent.current = { of, body: { id: newId(), command: addSearchTerms(draft, options, newId) as never } };
      await api.call(endpoints.draftSave, {
        body: { id: summary.id, version: summary.version, commands: [sent.current.body] },
        withoutAccount: true,
      });
      return options.terms.length;
    },
    onSuccess: async (count) => {
      onAdded(count);
      await queryClient.invalidateQueries(queryFilterFor(endpoints.draftList));
    },
    onError: (error) => {
      if (isApiResponseError(error, 'conflict'))
        void queryClient.invalidateQueries({ queryKey: loadedDraftKey });
    },
  });
}
