import { limitsOf, type DraftPlan, draftPlanExport, type DraftPreview } from '@meridian/api-client/contract';
import { draftPlanOptions, draftPreviewOptions } from '@meridian/api-client/react';
import type { Draft, RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, LoadingLine } from '@meridian/ui';
import { CircleCheckIcon, FileTextIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { saveFile } from '../../../lib/export/save-file';
import { ListFailed } from '../../../lib/lists/list-failed';
import { useIsTyped } from '../edit/session/use-typed-texts';
import type { JumpTarget } from '../edit/use-jump';
import { CampaignChoice } from './campaign-choice';
import { ChangesDialog } from './changes-dialog';
import { DownloadButton } from './download-button';
import { OpenConflicts } from './open-conflicts';
import { PlanFooter } from './plan-footer';
import { PlanNotSent } from './plan-not-sent';
import { PlanNotes } from './plan-notes';
import { PlanSide } from './plan-side';
import { PlanTable } from './plan-table';
import { PreviewErrors } from './preview-errors';
import { StepFrame } from './step-frame';
import { TypedTexts } from './typed-texts';
import type { CampaignsOfDraft, PlanViewProps } from './upload-step-props';
import { UploadedInPart } from './uploaded-in-part';
import { useUploadTexts } from './use-upload-texts';

/** The effect of an upload, and obstacles to it; here users submit, withdraw and upload a draft. */
export function PlanView(props: PlanViewProps) {
  const { open, structure, isSideOpen, onJump, onOpenPart, actions } = props;
  const { t } = useTranslation('draftUpload');
  const api = useApi();
  const { id, version, status, accountName } = open.summary;
  const { draft } = open.session.history;
  const isTyped = useIsTyped();
  const isSaved = open.session.pending.length === 0;
  const { whole, plan, campaigns, choice, isEmpty, left, setLeft } = useChosenPlan({ id, version, isSaved });
  const preview = useQuery({ ...draftPreviewOptions(api, id, version), enabled: isSaved });
  const [dialog, setDialog] = useState<'changes' | 'submit'>();
  const [isChecked, setIsChecked] = useState(false);
  const checked = status === 2 && props.canUpload ? { isChecked, onChange: setIsChecked } : undefined;
  return (
    <StepFrame
      structure={structure}
      isSideOpen={isSideOpen}
      sideLabel={t('account.title')}
      side={plan.data && <PlanSide plan={plan.data} timeZone={props.timeZone} checked={checked} />}
      footer={
        <PlanFooter
          {...props}
          checked={checked}
          isSaved={isSaved && !isTyped}
          itemsToSend={whole.data?.itemsToSend ?? 0}
          itemsToUpload={isEmpty ? 0 : (plan.data?.itemsToSend ?? 0)}
          campaignIds={choice.campaignIds}
          canSubmit={preview.data?.canSubmit === true}
          onSubmit={() => setDialog('submit')}
        />
      }
    >
      {!isSaved && <SavingFirst />}
      {props.upload?.state === 'succeeded' && props.upload.leftOut > 0 && (
        <UploadedInPart {...props} upload={props.upload} />
      )}
      <OpenConflicts count={props.conflictCount} />
      <TypedTexts draft={draft} limits={limitsOf(open.summary.provider)} onJump={onJump} />
      <Errors query={preview} draft={draft} onJump={onJump} />
      {props.canUpload && campaigns.length > 1 && (
        <CampaignChoice campaigns={campaigns} left={left} onLeftChange={setLeft} />
      )}
      <Plan query={plan} choice={choice} onShowChanges={() => setDialog('changes')} onOpen={onOpenPart} />
      {preview.data?.canSubmit === true && !isTyped && <NoErrors />}
      {dialog && (
        <ChangesDialog
          draft={draft}
          version={version}
          choice={dialog === 'submit' ? { id } : choice}
          submission={
            dialog === 'submit'
              ? {
                  accountName,
                  conflictCount: props.conflictCount,
                  isPending: actions.pending?.type === 'submit',
                  onSubmit: () =>
                    actions.run({ type: 'submit', version }, { onSuccess: () => setDialog(undefined) }),
                }
              : undefined
          }
          onClose={() => setDialog(undefined)}
        />
      )}
    </StepFrame>
  );
}

/** The plan of the chosen campaigns, and of all of them. */
function useChosenPlan({ id, version, isSaved }: { id: string; version: number; isSaved: boolean }) {
  const api = useApi();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const whole = useQuery({ ...draftPlanOptions(api, { id, version }), enabled: isSaved });
  const campaigns = whole.data?.campaigns ?? [];
  const chosen = campaigns.flatMap((each) => (left.has(each.id) ? [] : [each.id]));
  const isEmpty = campaigns.length > 0 && chosen.length === 0;
  // undefined: all of them
  const campaignIds = chosen.length < campaigns.length && !isEmpty ? chosen : undefined;
  const part = useQuery({
    ...draftPlanOptions(api, { id, version, campaignIds }),
    enabled: isSaved && campaignIds !== undefined,
  });
  const choice: CampaignsOfDraft = { id, campaignIds };
  return { whole, plan: campaignIds === undefined ? whole : part, campaigns, choice, isEmpty, left, setLeft };
}

interface Loaded<Data> {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
}

function Errors({
  query,
  ...shown
}: {
  query: Loaded<DraftPreview>;
  draft: Draft;
  onJump: (place: JumpTarget) => void;
}) {
  const { t } = useTranslation('draftUpload');
  if (query.data) return <PreviewErrors preview={query.data} {...shown} />;
  if (query.isLoading || query.error === null) return null;
  return <ListFailed title={t('errors.failed')} error={query.error} onRetry={() => void query.refetch()} />;
}

interface PlanProps {
  query: Loaded<DraftPlan>;
  choice: CampaignsOfDraft;
  onShowChanges: () => void;
  onOpen: (kind: RowKind, parentId: string) => void;
}

function Plan({ query, choice, onShowChanges, onOpen }: PlanProps) {
  const { t } = useTranslation(['draftUpload', 'common']);
  const { counted, duration } = useUploadTexts();
  const { data: plan, error } = query;
  if (query.isLoading) return <LoadingLine label={t('common:loading')} />;
  if (!plan)
    return error === null ? null : (
      <ListFailed title={t('plan.failed')} error={error} onRetry={() => void query.refetch()} />
    );
  if (plan.steps.length === 0)
    return (
      <EmptyState
        kind="nothingYet"
        title={t('plan.emptyTitle')}
        description={t('plan.emptyBody')}
        className="flex-1"
      />
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-page py-3.5 max-desktop:px-4">
        <h2 className="text-14 font-semibold">{t('plan.title')}</h2>
        <p className="text-13 text-fg-3">
          {t('plan.summary', {
            items: counted('items', plan.itemsToSend),
            calls: counted('calls', plan.total.calls),
            time: duration(plan.total.seconds),
          })}
        </p>
        <div className="ml-auto flex flex-wrap gap-2 max-desktop:ml-0">
          <DownloadPlan choice={choice} />
          <Button icon={<FileTextIcon />} onClick={onShowChanges}>
            {t('plan.changes')}
          </Button>
        </div>
      </div>
      <PlanTable plan={plan} />
      <PlanNotSent values={plan.notSent} onOpen={onOpen} />
      <PlanNotes notes={plan.notes} onOpen={onOpen} />
    </>
  );
}

function SavingFirst() {
  const { t } = useTranslation('draftUpload');
  return (
    <p role="status" className="px-page py-4 text-13 text-fg-3 max-desktop:px-4">
      {t('savingFirst')}
    </p>
  );
}

function NoErrors() {
  const { t } = useTranslation('draftUpload');
  return (
    <p className="flex items-start gap-2.5 border-b border-line-1 px-page py-2.5 text-13 max-desktop:px-4">
      <CircleCheckIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-ok-fg" />
      <span>
        <span className="block">{t('errors.none')}</span>
        <span className="block text-fg-3">{t('errors.noneBody')}</span>
      </span>
    </p>
  );
}

/** Downloads all items of an upload with their changes as a workbook. */
function DownloadPlan({ choice }: { choice: CampaignsOfDraft }) {
  const api = useApi();
  const save = async () =>
    saveFile(await api.download(draftPlanExport.path, { body: { ...choice }, withoutAccount: true }));
  return <DownloadButton save={save} />;
}
