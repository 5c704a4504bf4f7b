import { isApiResponseError } from '@meridian/api-client';
import { pagePath, type DraftStart } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { useDeferredValue, useEffect } from 'react';
import { ListFailed } from '../../../lib/lists/list-failed';
import { useTagName } from '../../../lib/page/page-names';
import { usePageTitle } from '../../../lib/page/use-page-title';
import { useCan } from '../../../lib/session/can';
import { StoredDialogs } from '../lib/stored-dialogs';
import { useDraftName } from '../lib/use-draft-name';
import type { EditorPart } from './draft-address';
import { DraftEditor } from './draft-editor';
import type { DraftEditorProps } from './editor-model';
import { EditorSkeleton } from './parts/editor-skeleton';
import { usePerformancePeriod, type PerformancePeriodInput } from './performance/use-performance-period';
import { useDraftStore } from './session/use-draft-store';
import { useEditorPanels } from './use-editor-panels';

export interface EditDraftPageProps extends Pick<
  DraftEditorProps,
  | 'row'
  | 'scope'
  | 'where'
  | 'onWhereChange'
  | 'items'
  | 'onItemsChange'
  | 'onNavigate'
  | 'onOpen'
  | 'onBack'
  | 'accounts'
  | 'timeZone'
> {
  id: string;
  part: EditorPart;
  userId: string;
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** The days of the metrics beside rows in the address. */
  days?: PerformancePeriodInput['address'] | undefined;
  onDaysChange?: PerformancePeriodInput['onAddressChange'];
}

/** A draft by its id: loading, failed, or open for editing; read-only for users who may not edit drafts. */
export function EditDraftPage(props: EditDraftPageProps) {
  const canEdit = useCan('draft:draft:edit');
  return <OpenedDraft key={`${props.id} ${canEdit}`} {...props} canEdit={canEdit} />;
}

function OpenedDraft({
  id,
  userId,
  canEdit,
  today,
  days = {},
  onDaysChange,
  ...props
}: EditDraftPageProps & { canEdit: boolean }) {
  const { t } = useTranslation('adDrafts');
  const { state, store } = useDraftStore({ draftId: id, userId, start: startOf(props), canEdit });
  const open = state.status === 'open' ? state : state.status === 'loading' ? state.part : undefined;
  const panels = useEditorPanels(userId);
  const period = usePerformancePeriod({ address: days, today, userId, onAddressChange: onDaysChange });
  const nameOf = useDraftName();
  const name = open && nameOf(open.session.history.draft);
  usePageTitle(name ?? t('title'));
  useTagName(`${pagePath('draftEdit')}/${id}`, name);
  // rendered in short tasks: rendering the whole editor at once would block the browser
  const drawn = useDeferredValue(open);
  useEffect(() => store.partDrawn(), [drawn, store]);
  if (open && drawn)
    return (
      <StoredDialogs userId={userId} scope={id}>
        <DraftEditor
          {...props}
          panels={panels}
          period={period}
          canEdit={canEdit}
          open={drawn.loadedRows === undefined ? open : drawn}
          store={store}
        />
      </StoredDialogs>
    );
  if (state.status !== 'failed') return <EditorSkeleton part={props.part} panels={panels} />;
  if (isApiResponseError(state.error, 'not_found')) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('editor.deletedTitle')}
        description={t('editor.deletedBody')}
        actions={<Button onClick={props.onBack}>{t('editor.back')}</Button>}
        className="flex-1"
      />
    );
  }
  return <ListFailed title={t('editor.failedTitle')} error={state.error} onRetry={store.reload} />;
}

/** The rows that the address shows; those of the whole draft begin with its first unit. */
function startOf({ row, scope }: Pick<EditDraftPageProps, 'row' | 'scope'>): DraftStart | undefined {
  return row === undefined || scope === 'draft' ? undefined : { id: row, scope: scope ?? 'unit' };
}
