/** A line of text in a picture. */
export const pictureLine = 'h-0.75 rounded-full bg-line-3';
