import type { DraftPreview } from '@meridian/api-client/contract';
import { findRow, rootId, ruleTitle, type Draft } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { CircleAlertIcon } from '@meridian/ui/icons';
import type { JumpTarget } from '../edit/use-jump';
import { useUploadTexts } from './use-upload-texts';

type Group = DraftPreview['groups'][number];

export interface PreviewErrorsProps {
  preview: DraftPreview;
  draft: Draft;
  /** Shows a row, and focuses its field. */
  onJump: (place: JumpTarget) => void;
}

const kinds = ['draft', 'campaign', 'unit', 'keyword', 'creative', 'picture'] as const;

/** The errors of a draft by kind and rule; each place is a link to its first row. */
export function PreviewErrors({ preview, draft, onJump }: PreviewErrorsProps) {
  const { t } = useTranslation('draftUpload');
  const { formatted } = useUploadTexts();
  const count = kinds.reduce((sum, kind) => sum + preview.counts[kind].error, 0);
  const wrong = kinds.filter((kind) => preview.counts[kind].error > 0);
  if (count === 0) return null;
  return (
    <section
      aria-labelledby="preview-errors"
      className="border-b border-line-2 px-page py-4 max-desktop:px-4"
    >
      <h2 id="preview-errors" className="text-14 font-semibold text-bad-fg">
        {t('errors.title', { count })}
      </h2>
      <p className="text-13 text-fg-3">{t('errors.body')}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-3 wide:grid-cols-2">
        {wrong.map((kind) => (
          <li key={kind} className="text-13">
            <p className="flex items-center gap-2 font-medium">
              <CircleAlertIcon aria-hidden className="size-4 shrink-0 text-bad-fg" />
              {t(`errors.kind.${kind}`)}
              <span className="font-normal text-fg-3 tabular-nums">
                {formatted(preview.counts[kind].error)}
              </span>
            </p>
            <ul className="mt-1 flex flex-col gap-1 pl-6">
              {preview.groups
                .filter((group) => group.kind === kind && group.severity === 'error' && group.count > 0)
                .map((group) => (
                  <ErrorGroup key={group.ruleId} group={group} draft={draft} onJump={onJump} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ErrorGroup({
  group,
  draft,
  onJump,
}: Pick<PreviewErrorsProps, 'draft' | 'onJump'> & { group: Group }) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const { kind } = group;
  return (
    <li>
      <span className="text-fg-2">{ruleTitle(group, language)}</span>
      {kind !== 'draft' && (
        <span className="ml-2 inline-flex flex-wrap gap-x-3">
          {group.places.map(({ parentId, count, id, field }) => (
            <button
              key={parentId}
              type="button"
              onClick={() => onJump({ kind, id, field: field ?? undefined })}
              className="min-h-6 rounded-xs text-left wrap-anywhere text-accent-fg focus-ring hover:underline max-desktop:min-h-11"
            >
              {t('errors.place', {
                name: placeName(draft, parentId) || t(`kinds.${kind}`),
                count,
              })}
            </button>
          ))}
        </span>
      )}
    </li>
  );
}

/** The campaign or unit that contains a row; empty for the draft, and for a parent without a name. */
function placeName(draft: Draft, parentId: string): string {
  if (parentId === rootId) return '';
  return (
    findRow(draft, 'unit', parentId)?.adgroupName ?? findRow(draft, 'campaign', parentId)?.campaignName ?? ''
  );
}
