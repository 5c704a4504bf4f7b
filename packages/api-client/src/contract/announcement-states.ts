/** `scheduled`: published for a later time; until then nobody but administrators sees it. */
export const announcementStates = ['draft', 'scheduled', 'published'] as const;
/** Where an announcement is in its life. */
export type AnnouncementState = (typeof announcementStates)[number];
