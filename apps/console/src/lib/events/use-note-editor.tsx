import { endpoints, type Account } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useApi } from '../api/api';
import { useErrorMessage } from '../api/use-error-message';
import { lazyWithPreload } from '../lazy/lazy-with-preload';
import { notify } from '../page/notices';
import { useCan } from '../session/can';
import type { NoteTask } from './note-dialog';
import { useRefreshEvents } from './use-account-events';

/** Commands for the notes of an account. */
export interface NoteEditor {
  canAdd: boolean;
  /** Opens the form; the element gets the focus when it closes. */
  edit: (task: NoteTask, opener: HTMLElement | null) => void;
  /** Deletes a note, which can be undone. */
  remove: (task: Required<NoteTask>) => void;
}

const NoteDialog = lazyWithPreload(() => import('./note-dialog').then((module) => module.NoteDialog));

/** Commands for the notes of an account, and the form that they open. */
export function useNoteEditor(account: Account | undefined): { notes: NoteEditor; dialog: ReactNode } {
  const { t } = useTranslation('accountEvents');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const refresh = useRefreshEvents();
  const canWrite = useCan('report:note:edit');
  const [task, setTask] = useState<NoteTask>();
  const opener = useRef<HTMLElement>(null);
  const accountId = account?.accountId ?? 0;
  const onError = (error: unknown) => notify({ tone: 'error', title: errorMessage(error) });
  const restore = useMutation({
    mutationFn: ({ date, note: { id, text } }: Required<NoteTask>) =>
      api.call(endpoints.dayNoteSave, { body: { id, accountId, date, text }, withoutAccount: true }),
    onSuccess: () => notify({ tone: 'success', title: t('note.restored') }),
    onError,
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ note: { id } }: Required<NoteTask>) =>
      api.call(endpoints.dayNoteDelete, { body: { id, accountId }, withoutAccount: true }),
    onSuccess: (_, removed) =>
      notify({
        tone: 'success',
        title: t('note.deleted'),
        action: { label: t('note.undo'), onClick: () => restore.mutate(removed) },
      }),
    onError,
    onSettled: refresh,
  });
  return {
    notes: {
      canAdd: canWrite,
      edit: (next, element) => {
        opener.current = element;
        setTask(next);
      },
      remove: (removed) => {
        if (!remove.isPending) remove.mutate(removed);
      },
    },
    dialog: account && task && (
      <Suspense>
        <NoteDialog
          account={account}
          task={task}
          onClose={() => setTask(undefined)}
          returnFocus={() => opener.current?.focus()}
        />
      </Suspense>
    ),
  };
}
