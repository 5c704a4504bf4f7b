/** Whoever may export may open the page with the files. */
export const downloadsPath = '/downloadCenter/index';
