import {
  isKindChecked,
  rowKinds,
  type Draft,
  type DraftIssues,
  type Issue,
  type RowKind,
} from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { CircleAlertIcon, CircleCheckIcon } from '@meridian/ui/icons';

export interface IssueSummaryProps {
  draft: Draft;
  /** Undefined until the draft is checked. */
  issues: DraftIssues | undefined;
  /** Whether the check waits for further rows. */
  isLoading: boolean;
  /** Shows the row of an issue. */
  onJump: (issue: Issue) => void;
  /** Lists all issues. */
  onShowAll: () => void;
}

/** Numbers of errors by kind of row; each line links to the first error, or to the list for the draft itself. */
export function IssueSummary({ draft, issues, isLoading, onJump, onShowAll }: IssueSummaryProps) {
  const { t } = useTranslation('adDrafts');
  return (
    <section aria-labelledby="before-upload" className="border-t border-line-2 p-4">
      <h2 id="before-upload" className="mb-2 text-12 font-semibold">
        {t('editor.beforeUpload')}
      </h2>
      {!issues && (
        <p role="status" className="text-12 text-fg-3">
          {t(isLoading ? 'loadingRows.check' : 'editor.checking')}
        </p>
      )}
      {issues && (
        <ul className="flex flex-col gap-1 text-12">
          {issues.counts('draft').error > 0 && (
            <li>
              <ErrorLine kind="draft" count={issues.counts('draft').error} onClick={onShowAll} />
            </li>
          )}
          {rowKinds.map((kind) => (
            <li key={kind}>
              <SummaryLine
                kind={kind}
                issues={issues}
                onJump={onJump}
                isChecked={isKindChecked(issues, draft, kind)}
              />
            </li>
          ))}
        </ul>
      )}
      {issues && (
        <button
          type="button"
          onClick={onShowAll}
          className="mt-2 flex min-h-6 items-center rounded-xs text-12 text-accent-fg focus-ring hover:underline max-desktop:min-h-11"
        >
          {t('editor.allIssues')}
        </button>
      )}
    </section>
  );
}

function SummaryLine({
  kind,
  issues,
  isChecked,
  onJump,
}: Pick<IssueSummaryProps, 'onJump'> & { kind: RowKind; issues: DraftIssues; isChecked: boolean }) {
  const { t } = useTranslation('adDrafts');
  const first = issues.firstError(kind);
  if (!first) {
    return (
      <span className="flex min-h-6 items-center gap-2 text-fg-2">
        {isChecked ? (
          <CircleCheckIcon aria-hidden className="size-4 text-fg-3" />
        ) : (
          <span aria-hidden className="w-4 text-center text-fg-3">
            …
          </span>
        )}
        {t(`editor.noErrors.${kind}`)}
      </span>
    );
  }
  return <ErrorLine kind={kind} count={issues.counts(kind).error} onClick={() => onJump(first)} />;
}

function ErrorLine({ kind, count, onClick }: { kind: Issue['kind']; count: number; onClick: () => void }) {
  const { t } = useTranslation('adDrafts');
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-6 items-center gap-2 rounded-xs text-left text-bad-fg focus-ring hover:underline"
    >
      <CircleAlertIcon aria-hidden className="size-4" />
      {t(`editor.errors.${kind}`, { count })}
    </button>
  );
}
