import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import type { OwnRule } from '@meridian/draft-editor/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../lib/api/api';

const none: readonly OwnRule[] = [];

/** The rules of its company that check a draft; none until they are loaded. */
export function useRulesOfDraft(draftId: string) {
  const query = useQuery(endpointOptions(useApi(), endpoints.draftRulesOfDraft, { body: { id: draftId } }));
  const list = query.data?.list ?? none;
  return {
    // the same list each time, so that the draft is not checked again
    ownRules: list.length === 0 ? none : list,
    /** Whether they could not be loaded: the server checks them before an upload. */
    isFailed: query.isError && query.data === undefined,
    retry: () => void query.refetch(),
  };
}
