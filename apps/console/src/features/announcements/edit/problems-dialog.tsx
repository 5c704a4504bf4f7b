import { useTranslation, type Language } from '@meridian/i18n';
import { Button, Dialog, DialogClose, DialogContent } from '@meridian/ui';
import { TriangleAlertIcon } from '@meridian/ui/icons';
import type { PublishProblem } from './announcement-draft';

export interface ProblemsDialogProps {
  /** What cannot be done. Already translated. */
  title: string;
  problems: readonly PublishProblem[];
  /** Leads to the language. */
  onShow: (language: Language) => void;
  onClose: () => void;
}

/** What has to be done before an announcement can be published, language by language. */
export function ProblemsDialog({ title, problems, onShow, onClose }: ProblemsDialogProps) {
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
        // the focus belongs to what is shown then
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
