/** What administrators tell everybody. */
export function AnnouncementsPage() {
  return null;
}
