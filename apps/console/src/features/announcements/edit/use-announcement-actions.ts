import { isApiResponseError } from '@meridian/api-client';
import { endpoints, type Announcement } from '@meridian/api-client/contract';
import { queryFilterFor, announcementDetailOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../../lib/api';
import { makeId } from '../../../lib/make-id';
import { notify } from '../../../lib/notices';
import { useErrorMessage } from '../../../lib/use-error-message';
import type { DraftState } from './use-announcement-draft';

/** Why nothing could be saved: somebody else has changed it, or it is gone. */
export type Conflict = 'changed' | 'gone';
export type Action = 'save' | 'test' | 'publish' | 'withdraw';

export interface AnnouncementActions {
  /** What is under way. */
  busy: Action | null;
  conflict: Conflict | null;
  closeConflict: () => void;
  /** All resolve to the announcement as the server has it now; undefined where it failed and has said so. */
  save: (options?: { asNew?: boolean }) => Promise<Announcement | undefined>;
  test: () => Promise<Announcement | undefined>;
  /** Saves what is not, so that it can be published. */
  prepare: () => Promise<Announcement | undefined>;
  publish: (announcement: Announcement) => Promise<Announcement | undefined>;
  withdraw: (announcement: Announcement) => Promise<Announcement | undefined>;
}

export interface AnnouncementActionsOptions extends Pick<DraftState, 'latest' | 'isDirty' | 'settle'> {
  id: string | undefined;
  saved: Announcement | undefined;
  /** A new one has been saved. */
  onCreated: (id: string) => void;
}

/** What can be done with an announcement, one thing at a time. */
export function useAnnouncementActions(options: AnnouncementActionsOptions): AnnouncementActions {
  const { id, saved, latest, isDirty, settle, onCreated } = options;
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { t } = useTranslation('announcements');
  const [busy, setBusy] = useState<Action | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isBusy = useRef(false);
  const newId = useRef<string>(undefined);

  const take = (announcement: Announcement) => {
    queryClient.setQueryData(announcementDetailOptions(api, announcement.id).queryKey, announcement);
    void queryClient.invalidateQueries(queryFilterFor(endpoints.announcementList));
    return announcement;
  };
  const run = async (action: Action, work: () => Promise<Announcement>) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(action);
    try {
      return await work();
    } catch (error) {
      if (isApiResponseError(error, 'conflict')) setConflict('changed');
      else if (isApiResponseError(error, 'not_found')) setConflict('gone');
      else notify({ tone: 'error', title: t(`failed.${action}`), description: errorMessage(error) });
      return undefined;
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  };
  const send = async ({ asNew = false } = {}) => {
    const sent = latest.current;
    const { texts, hasPopup, publishTime, version } = sent;
    const isNew = asNew || id === undefined || version === null;
    // one id until an answer comes: what is sent again after a lost answer is not made twice
    const which = isNew ? { id: (newId.current ??= makeId()) } : { id, version };
    const answer = await api.call(endpoints.announcementSave, {
      body: { ...which, texts, hasPopup, publishTime },
    });
    newId.current = undefined;
    take(answer);
    settle(sent, answer);
    if (answer.id !== id) onCreated(answer.id);
    return answer;
  };
  /** The announcement as it is saved, after saving what is not. */
  const sendIfNeeded = async () => (saved && !isDirty ? saved : send());
  return {
    busy,
    conflict,
    closeConflict: () => setConflict(null),
    save: (how) =>
      run('save', async () => {
        const answer = await send(how);
        setConflict(null);
        return answer;
      }),
    test: () =>
      run('test', async () => {
        const announcement = await sendIfNeeded();
        await api.call(endpoints.announcementTest, { body: { id: announcement.id } });
        notify({ tone: 'success', title: t('testSent'), description: t('testSentBody') });
        return announcement;
      }),
    prepare: () => run('publish', sendIfNeeded),
    publish: ({ id: of, version }) =>
      run('publish', async () => {
        const answer = take(await api.call(endpoints.announcementPublish, { body: { id: of, version } }));
        notify({ tone: 'success', title: t(answer.state === 'scheduled' ? 'scheduledNow' : 'publishedNow') });
        return answer;
      }),
    withdraw: ({ id: of, version }) =>
      run('withdraw', async () => {
        const answer = take(await api.call(endpoints.announcementWithdraw, { body: { id: of, version } }));
        notify({ tone: 'success', title: t('withdrawn') });
        return answer;
      }),
  };
}
