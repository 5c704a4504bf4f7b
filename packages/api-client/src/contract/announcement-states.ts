/** `scheduled`: published for a later time; until then only administrators see it. */
export const announcementStates = ['draft', 'scheduled', 'published'] as const;
/** State of an announcement. */
export type AnnouncementState = (typeof announcementStates)[number];
