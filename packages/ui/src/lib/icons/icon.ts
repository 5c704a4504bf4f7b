import { createElement, type ReactNode } from 'react';
import { SvgIcon, type SvgIconProps } from './svg-icon';

/** The `d` of a path, or another shape. */
type Shape = string | Exclude<ReactNode, string>;

/** An icon of shapes on a grid of 24 by 24 units. */
export const icon = (props: SvgIconProps, shapes: readonly Shape[]) =>
  createElement(
    SvgIcon,
    props,
    ...shapes.map((shape) => (typeof shape === 'string' ? createElement('path', { d: shape }) : shape)),
  );

export const circle = (cx: number, cy: number, r: number) => createElement('circle', { cx, cy, r });

/** A filled circle. */
export const dot = (cx: number, cy: number, r: number) =>
  createElement('circle', { cx, cy, r, fill: 'currentColor' });

export const line = (x1: number, y1: number, x2: number, y2: number) =>
  createElement('line', { x1, y1, x2, y2 });

export const rect = (x: number, y: number, width: number, height: number, rx: number) =>
  createElement('rect', { x, y, width, height, rx });
