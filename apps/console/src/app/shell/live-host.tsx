import { useUploadEvents } from '../../features/ad-drafts/upload/use-upload-events';
import { AnnouncementHost } from '../../features/messages/popup/announcement-host';

/** What follows the server's events behind every page: messages, announcements and uploads. */
export function LiveHost() {
  return <AnnouncementHost events={useUploadEvents()} />;
}
