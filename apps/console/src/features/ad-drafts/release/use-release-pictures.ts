import { isApiResponseError } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { releasePictures, type PictureToBind } from '@meridian/draft-editor/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../../lib/api/api';
import { useRefreshLibrary } from '../../../lib/pictures/use-refresh-library';
import type { LoadedDraft } from '../lib/load-draft';
import { loadedDraftKey } from '../lib/use-editable-drafts';

const newId = () => crypto.randomUUID();

export interface PicturesToRelease {
  draft: LoadedDraft;
  unitIds: readonly string[];
  pictures: readonly PictureToBind[];
}

/**
 * Adds pictures to units of a draft, as one step. Returns whether anything changed. Errors: those of `draftSave`; after 409 the draft is
 * loaded again.
 */
export function useReleasePictures(onReleased: (hasChanged: boolean) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const refreshLibrary = useRefreshLibrary();
  // a repeated request adds nothing twice
  const sent = useRef<{ of: string; body: { id: string; command: never } }>(undefined);
  return useMutation({
    mutationFn: async ({ draft: { summary, draft }, unitIds, pictures }: PicturesToRelease) => {
      const of = JSON.stringify([summary.id, summary.version, unitIds, pictures]);
      if (sent.current?.of !== of) {
        const command = releasePictures(draft, { unitIds, pictures, newId });
        if (!command) return false;
        // asserted: the contract types commands only as JSON
        sent.current = { of, body: { id: newId(), command: command as never } };
      }
      await api.call(endpoints.draftSave, {
        body: { id: summary.id, version: summary.version, commands: [sent.current.body] },
        withoutAccount: true,
      });
      return true;
    },
    onSuccess: async (hasChanged) => {
      onReleased(hasChanged);
      await Promise.all([
        queryClient.invalidateQueries(queryFilterFor(endpoints.draftList)),
        refreshLibrary(),
      ]);
    },
    onError: (error) => {
      if (isApiResponseError(error, 'conflict'))
        void queryClient.invalidateQueries({ queryKey: loadedDraftKey });
    },
  });
}
