/**
 * Joins class names without merging. A `className` of a component sets its position in the layout (margin, width, grid
 * area), never its style.
 */
export { clsx as cn } from 'clsx';
