import type { Announcement } from '@meridian/api-client/contract';
import { formatTimeZone, useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { ConfirmDialog } from '../../../../lib/page/confirm-dialog';
import { useAnnouncementTitle } from '../../lib/use-announcement-title';
import type { PublishProblem } from '../draft/announcement-draft';
import { PublishProblemsDialog } from './publish-problems-dialog';
import type { AnnouncementActions } from './use-announcement-actions';

/** A question or a list of problems before an action. */
export type EditQuestion =
  | { kind: 'problems'; of: 'publish' | 'test' | 'save'; problems: readonly PublishProblem[] }
  | { kind: 'publish' | 'withdraw'; announcement: Announcement };

export interface EditQuestionsProps {
  question: EditQuestion | undefined;
  actions: Pick<AnnouncementActions, 'pending' | 'run'>;
  /** When it is published, `yyyy-MM-dd HH:mm` in the account's time zone; null for immediately. */
  appears: string | null;
  /** IANA name. */
  timeZone: string;
  /** Shows a language. */
  onShow: (language: Language) => void;
  onClose: () => void;
}

/** The dialogs of the editor, one at a time. */
export function EditQuestions({ question, actions, appears, timeZone, onShow, onClose }: EditQuestionsProps) {
  const { t } = useTranslation('announcements');
  const { language } = useLanguage();
  const titleOf = useAnnouncementTitle();
  if (question === undefined) return null;
  if (question.kind === 'problems') {
    return (
      <PublishProblemsDialog
        title={t(`problems.${question.of}`)}
        problems={question.problems}
        onShow={onShow}
        onClose={onClose}
      />
    );
  }
  const { announcement } = question;
  const title = titleOf(announcement.texts);
  const count = announcement.recipients;
  const isPending = actions.pending !== null;
  if (question.kind === 'withdraw') {
    return (
      <ConfirmDialog
        title={t('withdraw.title', { title })}
        body={t('withdraw.body')}
        confirmLabel={t('withdraw.action')}
        isPending={isPending}
        onConfirm={() => actions.run({ action: 'withdraw', announcement }, { onSettled: onClose })}
        onClose={onClose}
      />
    );
  }
  const recipients = { count };
  return (
    <ConfirmDialog
      title={t('publish.title', { title })}
      body={
        appears === null
          ? t('publish.bodyNow', recipients)
          : t('publish.bodyLater', {
              ...recipients,
              time: appears,
              zone: formatTimeZone(timeZone, new Date(), language),
            })
      }
      confirmLabel={t('publish.action')}
      variant="primary"
      isPending={isPending}
      onConfirm={() => actions.run({ action: 'publish', announcement }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
