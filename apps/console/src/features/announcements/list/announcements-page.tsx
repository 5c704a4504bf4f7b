import { endpoints, announcementStates, type Announcement } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, SegmentedControl } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { ListBody } from '../../../lib/lists/list-body';
import { useListPage } from '../../../lib/lists/use-list-page';
import { ConfirmDialog } from '../../../lib/page/confirm-dialog';
import { usePageTitle } from '../../../lib/page/use-page-title';
import { useAnnouncementTitle } from '../lib/use-announcement-title';
import { AnnouncementTable } from './announcement-table';
import { toAnnouncementsRequest, type AnnouncementsAddress } from './announcements-address';
import { useAnnouncementListActions } from './use-announcement-list-actions';

export interface AnnouncementsPageProps {
  address: AnnouncementsAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: AnnouncementsAddress, options?: { replace: boolean }) => void;
  /** Opens one, or a new one. */
  onOpen: (id: string | undefined) => void;
  /** IANA name, for times. */
  timeZone: string;
}

interface Question {
  kind: 'withdraw' | 'delete';
  announcement: Announcement;
}

/** The announcements of administrators: drafts, scheduled and published ones. */
export function AnnouncementsPage({ address, onAddressChange, onOpen, timeZone }: AnnouncementsPageProps) {
  const { t } = useTranslation('announcements');
  usePageTitle(t('title'));
  const request = endpointOptions(useApi(), endpoints.announcementList, {
    body: toAnnouncementsRequest(address),
  });
  const list = useListPage({ address, onAddressChange, request });
  const [question, setQuestion] = useState<Question>();
  const createProps = { icon: <PlusIcon />, onClick: () => onOpen(undefined), children: t('list.new') };
  const showAll = <Button onClick={() => list.change({ state: undefined })}>{t('list.showAll')}</Button>;
  const isNarrowed = address.state !== undefined;
  return (
    <ListPage
      title={t('title')}
      actions={<Button variant="primary" {...createProps} />}
      toolbar={<StateFilter value={address.state} onValueChange={(state) => list.change({ state })} />}
    >
      <ListBody
        list={list}
        failedTitle={t('failedList')}
        pagerLabel={t('list.pager')}
        offersSizes
        empty={
          <EmptyState
            kind={isNarrowed ? 'noMatch' : 'nothingYet'}
            title={t(isNarrowed ? 'list.noMatch' : 'list.empty')}
            description={isNarrowed ? undefined : t('list.emptyBody')}
            actions={isNarrowed ? showAll : <Button {...createProps} />}
            className="flex-1 border-t border-line-2"
          />
        }
      >
        {(announcements) => (
          <AnnouncementTable
            announcements={announcements}
            timeZone={timeZone}
            onOpen={onOpen}
            onWithdraw={(announcement) => setQuestion({ kind: 'withdraw', announcement })}
            onDelete={(announcement) => setQuestion({ kind: 'delete', announcement })}
          />
        )}
      </ListBody>
      {question && <QuestionDialog {...question} onClose={() => setQuestion(undefined)} />}
    </ListPage>
  );
}

const allStates = 'all';

interface StateFilterProps {
  value: AnnouncementsAddress['state'];
  onValueChange: (state: AnnouncementsAddress['state']) => void;
}

function StateFilter({ value, onValueChange }: StateFilterProps) {
  const { t } = useTranslation('announcements');
  return (
    <div className="px-page pb-3 max-desktop:overflow-x-auto max-desktop:px-4">
      <SegmentedControl
        label={t('list.state')}
        items={[
          { value: allStates, label: t('list.all') },
          ...announcementStates.map((state) => ({ value: state, label: t(`list.states.${state}`) })),
        ]}
        value={value ?? allStates}
        onValueChange={(next) => onValueChange(announcementStates.find((state) => state === next))}
      />
    </div>
  );
}

/** Asks before an announcement is withdrawn or deleted. */
function QuestionDialog({ kind, announcement, onClose }: Question & { onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const titleOf = useAnnouncementTitle();
  const { withdraw, remove } = useAnnouncementListActions();
  const isDelete = kind === 'delete';
  const mutation = isDelete ? remove : withdraw;
  return (
    <ConfirmDialog
      title={t(isDelete ? 'deleting.title' : 'withdraw.title', { title: titleOf(announcement.texts) })}
      body={t(isDelete ? 'deleting.body' : 'withdraw.body')}
      confirmLabel={t(isDelete ? 'deleting.action' : 'withdraw.action')}
      isPending={mutation.isPending}
      onConfirm={() => mutation.mutate(announcement, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
