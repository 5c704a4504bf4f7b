import { pagePath } from '@meridian/api-client/contract';
import { userInfoOptions, type SharedEvent } from '@meridian/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useApi } from '../../../lib/api/api';
import { useLiveMessages } from '../live/use-live-messages';
import { useAnnouncement } from './use-announcement';

const AnnouncementDialog = lazy(() =>
  import('./announcement-dialog').then((module) => ({ default: module.AnnouncementDialog })),
);

/**
 * Background work of every page: the messages of the user are followed, and a new announcement pops up. `events`: further events of the
 * same stream.
 */
export function AnnouncementHost({ events }: { events?: readonly SharedEvent[] | undefined }) {
  const { data: user } = useQuery(userInfoOptions(useApi()));
  useLiveMessages(user?.userId, events);
  const { message, close } = useAnnouncement(user?.userId);
  const { history } = useRouter();
  if (!message) return null;
  return (
    <Suspense>
      <AnnouncementDialog
        message={message}
        onClose={close}
        onView={() => {
          close();
          history.push(pagePath('messages'));
        }}
        onNavigate={(path) => {
          close();
          history.push(path);
        }}
      />
    </Suspense>
  );
}
