/** File store key of a record's file. */
export const exportFileKey = (recordId: string) => `exports/${recordId}`;
