/** Writes an announcement in three languages. */
export function AnnouncementEditPage() {
  return null;
}
