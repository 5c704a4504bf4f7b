import { uploadActions, type DraftUploadAction, type PlannedChange } from '@meridian/api-client/contract';
import { draftPlannedChangesOptions, previousDataOf } from '@meridian/api-client/react';
import { conflictFieldTitle, conflictValueText, type Draft } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Chip, LoadingLine, SegmentedControl } from '@meridian/ui';
import { ArrowRightIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { ListFailed } from '../../../lib/lists/list-failed';
import { ListFooter } from '../../../lib/lists/list-footer';
import { kindIcons } from './kind-icons';
import { NotSentWords } from './not-sent-words';
import type { CampaignsOfDraft } from './upload-step-props';
import { useUploadTexts } from './use-upload-texts';

const pageSize = 20;
const tones = { create: 'ok', update: 'info', remove: 'bad', none: 'mute' } as const;
const shownActions = uploadActions.filter((action) => action !== 'none');

export interface ChangeListProps {
  choice: CampaignsOfDraft;
  /** Version of the draft: each version has different changes. */
  version: number;
  draft: Draft;
}

/** Every change that an upload would make in the account, with the fields that change. */
export function ChangeList({ choice, version, draft }: ChangeListProps) {
  const { t } = useTranslation(['draftUpload', 'common']);
  const [action, setAction] = useState<DraftUploadAction>();
  const [page, setPage] = useState(1);
  const body = {
    page: { number: page, size: pageSize },
    query: { ...choice, ...(action && { action }) },
  };
  const request = draftPlannedChangesOptions(useApi(), body, version);
  const { data, error, refetch } = useQuery({
    ...request,
    placeholderData: previousDataOf(request.queryKey),
  });
  if (!data && error !== null)
    return <ListFailed title={t('changes.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t('changes.filter')}
        items={[
          { value: 'all', label: t('changes.all') },
          ...shownActions.map((each) => ({ value: each, label: t(`changes.actions.${each}`) })),
        ]}
        value={action ?? 'all'}
        onValueChange={(next) => {
          setPage(1);
          setAction(shownActions.find((each) => each === next));
        }}
        className="self-start"
      />
      {!data && <LoadingLine label={t('common:loading')} />}
      {data?.data.list.length === 0 && <p className="py-4 text-13 text-fg-3">{t('changes.empty')}</p>}
      <ul className="text-13">
        {data?.data.list.map((change) => (
          <Change key={`${change.kind} ${change.id}`} change={change} draft={draft} />
        ))}
      </ul>
      {data && data.page.totalCount > pageSize && (
        <ListFooter
          page={page}
          size={pageSize}
          totalCount={data.page.totalCount}
          pager={t('changes.pager')}
          onPageChange={setPage}
        />
      )}
    </div>
  );
}

function Change({ change, draft }: { change: PlannedChange; draft: Draft }) {
  const { t } = useTranslation('draftUpload');
  const { language } = useLanguage();
  const { nameOf } = useUploadTexts();
  const Icon = kindIcons[change.kind];
  const text = (field: string, value: unknown) =>
    conflictValueText({ field }, value, { draft, language }) || t('changes.emptyValue');
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line-1 py-2 first:border-t-0">
      <Icon aria-hidden className="mt-0.5 size-4 text-fg-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{nameOf(change)}</p>
        <p className="text-12 text-fg-3">
          {change.parentName === ''
            ? t(`kind.${change.kind}`)
            : t('items.place', { kind: t(`kind.${change.kind}`), parent: change.parentName })}
        </p>
        {change.fields.length > 0 && (
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
            {change.fields.map(({ field, from, to }) => (
              <div key={field} className="contents">
                <dt className="text-fg-3">{conflictFieldTitle(field, language)}</dt>
                <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                  <del className="text-fg-3">{text(field, from)}</del>
                  <ArrowRightIcon aria-hidden className="size-3.5 text-fg-3" />
                  <span className="sr-only">{t('changes.changedTo')}</span>
                  <ins className="font-medium no-underline">{text(field, to)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <NotSentWords values={change.notSent} />
      </div>
      <Chip tone={tones[change.action]} shape="square">
        {t(`changes.actions.${change.action}`)}
      </Chip>
    </li>
  );
}
