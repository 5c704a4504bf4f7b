import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type Announcement } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../../lib/api/api';
import { useErrorMessage } from '../../../../lib/api/use-error-message';
import { notify } from '../../../../lib/page/notices';
import type { DraftState } from '../draft/use-announcement-draft';
import { makeId } from './make-id';

/** Why saving failed: another user has changed the announcement, or it is gone. */
export type Conflict = 'changed' | 'gone';
export type Action = 'save' | 'test' | 'publish' | 'withdraw';

/** `prepare` saves unsaved changes, so that the announcement can be published. */
export type Command =
  | { action: 'save'; asNew?: boolean }
  | { action: 'test' | 'prepare' }
  | { action: 'publish' | 'withdraw'; announcement: Announcement };

/** Callbacks after a command while the editor is open. */
export interface CommandCallbacks {
  onSuccess?: (announcement: Announcement) => void;
  onSettled?: () => void;
}

export interface AnnouncementActions {
  /** The action in progress. */
  pending: Action | null;
  conflict: Conflict | null;
  closeConflict: () => void;
  /** Runs a command, unless one is in progress. A notice or `conflict` reports an error. */
  run: (command: Command, callbacks?: CommandCallbacks) => void;
}

export interface AnnouncementActionsOptions extends Pick<DraftState, 'latest' | 'isDirty' | 'settle'> {
  id: string | undefined;
  saved: Announcement | undefined;
  /** A new announcement has been saved. */
  onCreated: (id: string) => void;
}

const mutationKey = ['announcement'];

/** The actions on an announcement, one at a time. */
export function useAnnouncementActions(options: AnnouncementActionsOptions): AnnouncementActions {
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('announcements');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const mutation = useMutation({
    mutationKey,
    mutationFn: useSendCommand(options),
    onSuccess: (announcement, { action }) => {
      if (action === 'save') setConflict(null);
      if (action === 'test') {
        notify({ tone: 'success', title: t('testSent'), description: t('testSentBody') });
      }
      if (action === 'publish') {
        const title = t(announcement.state === 'scheduled' ? 'scheduledNow' : 'publishedNow');
        notify({ tone: 'success', title });
      }
      if (action === 'withdraw') notify({ tone: 'success', title: t('withdrawn') });
    },
    onError: (error, { action }) => {
      if (isApiResponseError(error, 'conflict')) setConflict('changed');
      else if (isApiResponseError(error, 'not_found')) setConflict('gone');
      else {
        const title = t(`failed.${visibleAction(action)}`);
        notify({ tone: 'error', title, description: errorMessage(error) });
      }
    },
  });
  return {
    pending: mutation.isPending ? visibleAction(mutation.variables.action) : null,
    conflict,
    closeConflict: () => setConflict(null),
    run: (command, callbacks) => {
      // the cache knows immediately what the next render will show
      if (queryClient.isMutating({ mutationKey }) === 0) mutation.mutate(command, callbacks);
    },
  };
}

const visibleAction = (action: Command['action']): Action => (action === 'prepare' ? 'publish' : action);

/** Sends a command. Resolves to the announcement on the server; rejects with an ApiError. */
function useSendCommand({ id, saved, latest, isDirty, settle, onCreated }: AnnouncementActionsOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const newId = useRef<string>(undefined);

  const store = (announcement: Announcement) => {
    queryClient.setQueryData(
      endpointOptions(api, endpoints.announcementDetail, { body: { id: announcement.id } }).queryKey,
      announcement,
    );
    void queryClient.invalidateQueries(queryFilterFor(endpoints.announcementList));
    return announcement;
  };
  const save = async ({ asNew = false } = {}) => {
    const sent = latest.current;
    const { texts, hasPopup, publishTime, version } = sent;
    const isNew = asNew || id === undefined || version === null;
    // one id until a response comes: a repeated request after a lost response does not create a second one
    const which = isNew ? { id: (newId.current ??= makeId()) } : { id, version };
    const body = { ...which, texts, hasPopup, publishTime };
    const stored = store(await api.call(endpoints.announcementSave, { body }));
    newId.current = undefined;
    settle(sent, stored);
    if (stored.id !== id) onCreated(stored.id);
    return stored;
  };
  const saveIfDirty = async () => (saved && !isDirty ? saved : save());

  return async (command: Command): Promise<Announcement> => {
    switch (command.action) {
      case 'save':
        return save(command);
      case 'prepare':
        return saveIfDirty();
      case 'test': {
        const announcement = await saveIfDirty();
        await api.call(endpoints.announcementTest, { body: { id: announcement.id } });
        return announcement;
      }
      case 'publish':
      case 'withdraw': {
        const { id: of, version } = command.announcement;
        const endpoint =
          command.action === 'publish' ? endpoints.announcementPublish : endpoints.announcementWithdraw;
        return store(await api.call(endpoint, { body: { id: of, version } }));
      }
    }
  };
}
