/** Where a new announcement pops up. */
export function AnnouncementHost() {
  return null;
}
