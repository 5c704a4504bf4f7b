import { useTranslation, type Language } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { TriangleAlertIcon } from '@meridian/ui/icons';
import type { PublishProblem } from '../draft/announcement-draft';

export interface PublishProblemsDialogProps {
  /** The impossible action. Already translated. */
  title: string;
  problems: readonly PublishProblem[];
  /** Shows the language. */
  onShow: (language: Language) => void;
  onClose: () => void;
}

/** The problems that prevent an action, per language. */
export function PublishProblemsDialog({ title, problems, onShow, onClose }: PublishProblemsDialogProps) {
  const { t } = useTranslation(['announcements', 'common']);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={title}
        actions={
          <DialogClose asChild>
            <Button>{t('common:close')}</Button>
          </DialogClose>
        }
        // the focus moves to the language that is shown
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <ul>
          {problems.map(({ language, kind }) => (
            <li
              key={language}
              className="flex items-center gap-2.5 border-t border-line-1 py-2 first:border-t-0"
            >
              <TriangleAlertIcon aria-hidden className="flex-none text-warn-fg" />
              <span className="min-w-0 flex-1">
                {t(`problems.${kind}`, { language: t(`languages.${language}`) })}
              </span>
              <Button
                aria-label={t('problems.showLanguage', { language: t(`languages.${language}`) })}
                onClick={() => onShow(language)}
              >
                {t('problems.show')}
              </Button>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
