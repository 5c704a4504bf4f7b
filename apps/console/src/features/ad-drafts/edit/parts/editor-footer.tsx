import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ArrowLeftIcon, ArrowRightIcon, CircleAlertIcon } from '@meridian/ui/icons';
import { partOfStep, steps, stepOfPart, type EditorPart } from '../draft-address';

export interface EditorFooterProps {
  part: EditorPart;
  /** Errors of the whole draft. */
  errorCount: number;
  onShow: (part: EditorPart) => void;
  onShowErrors: () => void;
}

/** The steps before and after, and how many errors are left. */
export function EditorFooter({ part, errorCount, onShow, onShowErrors }: EditorFooterProps) {
  const { t } = useTranslation('adDrafts');
  const index = steps.indexOf(stepOfPart(part));
  const before = steps[index - 1];
  const after = steps[index + 1];
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line-2 px-page py-2.5 max-desktop:px-4">
      {before && (
        <Button icon={<ArrowLeftIcon />} onClick={() => onShow(partOfStep(before))} className="mr-auto">
          {t(`steps.${before}`)}
        </Button>
      )}
      {errorCount > 0 && (
        <button
          type="button"
          onClick={onShowErrors}
          className="flex min-h-8 items-center gap-2 rounded-md px-2 text-13 text-bad-fg focus-ring hover:underline max-desktop:min-h-11"
        >
          <CircleAlertIcon aria-hidden className="size-4" />
          {t('editor.errorsLeft', { count: errorCount })}
        </button>
      )}
      {after && (
        <Button variant="primary" onClick={() => onShow(partOfStep(after))}>
          {t(`steps.${after}`)}
          <ArrowRightIcon aria-hidden className="size-4" />
        </Button>
      )}
    </footer>
  );
}
