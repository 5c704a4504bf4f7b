/** The key of a record's file in the file store. */
export const exportFileKey = (recordId: string) => `exports/${recordId}`;
