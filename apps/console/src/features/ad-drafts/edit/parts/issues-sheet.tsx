import { IssuesPanel, type IssuesPanelProps } from '@meridian/draft-editor';
import type { DraftIssues } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Sheet, SheetContent } from '@meridian/ui';

export interface IssuesSheetProps extends Omit<IssuesPanelProps, 'issues'> {
  /** undefined until the draft is checked. */
  issues: DraftIssues | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All issues of the draft by rule, over the editor. A line that is chosen closes it. */
export function IssuesSheet({ isOpen, onOpenChange, onJump, ...panel }: IssuesSheetProps) {
  const { t } = useTranslation('adDrafts');
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        side="right"
        title={t('editor.issues')}
        isTitleHidden
        closeLabel={t('editor.closeIssues')}
        className="w-120"
        // the cell of the chosen issue gets the focus
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <div className="min-h-0 flex-1 overflow-y-auto p-5">
          <AllIssues
            {...panel}
            onJump={(issue) => {
              onOpenChange(false);
              onJump(issue);
            }}
          />
        </div>
      </SheetContent>
    </Sheet>
  );
}

/** The list is made when the sheet is open. */
function AllIssues({ issues, ...panel }: Omit<IssuesSheetProps, 'isOpen' | 'onOpenChange'>) {
  return <IssuesPanel {...panel} issues={issues?.list() ?? []} />;
}
