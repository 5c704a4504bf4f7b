/**
 * Joins class names. Nothing is merged: a `className` given to a component is for its place in the layout
 * (margin, width, grid area), never for its look.
 */
export { clsx as cn } from 'clsx';
