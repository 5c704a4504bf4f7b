/** Page sizes of the material library. */
export const imagePageSizes = [10, 20, 30, 50, 100, 500, 1_000, 10_000] as const;
