import { IssuesPanel } from '@meridian/draft-editor';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Sheet, SheetContent } from '@meridian/ui';
import { useEditor } from '../editor-model';

/** All issues of the draft by rule, above the editor. Selecting a line closes it. */
export function IssuesSheet() {
  const { hasIssuesSheet, setHasIssuesSheet } = useEditor();
  const { t } = useTranslation('adDrafts');
  return (
    <Sheet open={hasIssuesSheet} onOpenChange={setHasIssuesSheet}>
      <SheetContent
        side="right"
        title={t('editor.issues')}
        isTitleHidden
        closeLabel={t('editor.closeIssues')}
        className="w-120"
        // the cell of the selected issue gets the focus
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <div className="min-h-0 flex-1 overflow-y-auto p-5">
          <AllIssues />
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** The list is built when the sheet is open. */
function AllIssues() {
  const { draft, found, waivers, waive, unwaive, timeZone, isReadOnly, jump, setHasIssuesSheet } =
    useEditor();
  const { language } = useLanguage();
  return (
    <IssuesPanel
      draft={draft}
      issues={found?.list() ?? []}
      waivers={waivers}
      language={language}
      timeZone={timeZone}
      isReadOnly={isReadOnly}
      onJump={(issue) => {
        setHasIssuesSheet(false);
        jump(issue);
      }}
      onWaive={waive}
      onUnwaive={unwaive}
    />
  );
}
