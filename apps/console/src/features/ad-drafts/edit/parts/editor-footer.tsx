import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ArrowLeftIcon, ArrowRightIcon, CircleAlertIcon } from '@meridian/ui/icons';
import { partOfStep, steps, stepOfPart } from '../draft-address';
import { useEditor } from '../editor-model';

/** Buttons for the previous and next step, and the number of remaining errors. */
export function EditorFooter() {
  const { part, node, scope, issues, onNavigate, setHasIssuesSheet } = useEditor();
  const errorCount = issues?.counts().error ?? 0;
  const { t } = useTranslation('adDrafts');
  const index = steps.indexOf(stepOfPart(part));
  const before = steps[index - 1];
  const after = steps[index + 1];
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line-2 px-page py-2.5 max-desktop:px-4">
      {before && (
        <Button
          icon={<ArrowLeftIcon />}
          onClick={() => onNavigate(partOfStep(before), node?.id, scope)}
          className="mr-auto"
        >
          {t(`steps.${before}`)}
        </Button>
      )}
      {errorCount > 0 && (
        <button
          type="button"
          onClick={() => setHasIssuesSheet(true)}
          className="flex min-h-8 items-center gap-2 rounded-md px-2 text-13 text-bad-fg focus-ring hover:underline max-desktop:min-h-11"
        >
          <CircleAlertIcon aria-hidden className="size-4" />
          {t('editor.errorsLeft', { count: errorCount })}
        </button>
      )}
      {after && (
        <Button variant="primary" onClick={() => onNavigate(partOfStep(after), node?.id, scope)}>
          {t(`steps.${after}`)}
          <ArrowRightIcon aria-hidden className="size-4" />
        </Button>
      )}
    </footer>
  );
}
