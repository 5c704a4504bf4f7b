import type { Announcement } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useEffect, useRef } from 'react';
import { notify } from '../../../../lib/page/notices';
import { findPublishProblems, type PublishProblem } from '../draft/announcement-draft';
import type { DraftState } from '../draft/use-announcement-draft';
import type { EditQuestion } from './edit-questions';
import type { AnnouncementActions } from './use-announcement-actions';

/** Obstacles to each action: an incomplete text may be saved, and an unread one may be tested. */
const blockers = {
  save: ['tooLong'],
  test: ['tooLong', 'partial', 'englishEmpty'],
  publish: ['tooLong', 'partial', 'englishEmpty', 'unread'],
} as const satisfies Record<string, readonly PublishProblem['kind'][]>;

export interface EditCommandsOptions {
  saved: Announcement | undefined;
  latest: DraftState['latest'];
  actions: AnnouncementActions;
  isReadOnly: boolean;
  /** Whether the time field contains an invalid time. */
  hasInvalidTime: boolean;
  onQuestion: (question: EditQuestion) => void;
}

/** The commands of the editor's buttons. Each validates the draft first, and asks before actions that other users notice. */
export function useEditCommands({
  saved,
  latest,
  actions,
  isReadOnly,
  hasInvalidTime,
  onQuestion,
}: EditCommandsOptions) {
  const { t } = useTranslation('announcements');
  const isValidFor = (of: keyof typeof blockers) => {
    const kinds: readonly string[] = blockers[of];
    const problems = findPublishProblems(latest.current).filter(({ kind }) => kinds.includes(kind));
    if (problems.length > 0) onQuestion({ kind: 'problems', of, problems });
    else if (hasInvalidTime) notify({ tone: 'error', title: t('time.invalid') });
    return problems.length === 0 && !hasInvalidTime;
  };
  const save = () => {
    if (!isReadOnly && isValidFor('save')) actions.run({ action: 'save' });
  };
  useSaveShortcut(save);
  return {
    save,
    test: () => {
      if (isValidFor('test')) actions.run({ action: 'test' });
    },
    publish: () => {
      if (!isValidFor('publish')) return;
      const onSuccess = (announcement: Announcement) => onQuestion({ kind: 'publish', announcement });
      actions.run({ action: 'prepare' }, { onSuccess });
    },
    withdraw: () => {
      if (saved) onQuestion({ kind: 'withdraw', announcement: saved });
    },
  };
}

/** Runs `save` on Ctrl S or Command S anywhere on the page, instead of the browser's own command. */
function useSaveShortcut(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
