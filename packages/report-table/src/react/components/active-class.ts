/** The outline of the active cell, while the grid has the focus. */
export const activeClass = 'group-focus/grid:outline-2 group-focus/grid:-outline-offset-2 outline-focus';
