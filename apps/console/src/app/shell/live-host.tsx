import { useMemo } from 'react';
import { useUploadEvents } from '../../features/ad-drafts/upload/use-upload-events';
import { useReportSyncEvents } from '../../features/customers/use-report-sync-events';
import { AnnouncementHost } from '../../features/messages/popup/announcement-host';

/** Follows the server's events behind every page: messages, announcements, uploads and synchronized reports. */
export function LiveHost() {
  const uploads = useUploadEvents();
  const syncs = useReportSyncEvents();
  const events = useMemo(() => [...uploads, ...syncs], [uploads, syncs]);
  return <AnnouncementHost events={events} />;
}
