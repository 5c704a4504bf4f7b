/** The texts of a creative that searchers read. */
export const copyFields = ['title', 'description1', 'description2'] as const;
