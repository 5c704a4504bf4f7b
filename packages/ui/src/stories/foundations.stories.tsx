import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useState } from 'react';
import { Button } from '../components/button/button';
import * as icons from '../icons';
import { cn } from '../lib/cn';
import { EachSize } from './each-size';

const meta = { title: 'Foundations/Scales' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const type = [
  ['text-32 font-semibold', '32 / 40, 600', 'login headline'],
  ['text-24 font-semibold', '24 / 32, 600', 'home figures'],
  ['text-20 font-semibold', '20 / 28, 600', 'page titles, strip figures'],
  ['text-16 font-semibold', '16 / 24, 600', 'dialog and draft titles'],
  ['text-14', '14 / 20, 400 and 600', 'panel titles, dialog text'],
  ['text-13', '13 / 20, 400 and 500', 'body, cells, controls'],
  ['text-12', '12 / 16, 400 and 500', 'column heads, captions, chips'],
  ['text-11', '11 / 16, 400 and 500', 'axis ticks, key hints, badges'],
] as const;

export const Type: Story = {
  render: () => (
    <table className="border-collapse text-left">
      <caption className="sr-only">Type sizes</caption>
      <tbody>
        {type.map(([className, measure, use]) => (
          <tr key={className} className="border-b border-line-1">
            <th scope="row" className={cn('py-2 pr-8 font-normal tracking-tight', className)}>
              Every account 经纬 1,234.50
            </th>
            <td className="pr-8 text-fg-2 tabular-nums">{measure}</td>
            <td className="pr-8 text-fg-3">{use}</td>
            <td className="font-mono text-12 text-fg-2">{className}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
export const TypeChinese: Story = { ...Type, globals: { language: 'cn', theme: 'dark' } };

export const Space: Story = {
  render: () => (
    <ul className="flex flex-col gap-2">
      {[0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 14].map((step) => (
        <li key={step} className="flex items-center gap-4 tabular-nums">
          <span className="w-24 font-mono text-12">p-{step}</span>
          <span className="w-16 text-fg-2">{step * 4} px</span>
          <span style={{ width: step * 4 }} className="h-4 bg-accent" />
        </li>
      ))}
    </ul>
  ),
};

export const RadiusAndShadow: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6 bg-canvas p-8">
      {[
        ['rounded-xs', 'tints, checkbox, keys'],
        ['rounded-sm shadow-raised', 'buttons, fields, tabs'],
        ['rounded-md shadow-pop', 'popovers, panels'],
        ['rounded-lg shadow-dialog', 'dialogs, login card'],
      ].map(([className, use]) => (
        <div key={className} className={cn('h-28 w-48 bg-overlay p-4', className)}>
          <p className="font-mono text-12">{className}</p>
          <p className="text-12 text-fg-2">{use}</p>
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <EachSize>
      <Button variant="primary">Apply</Button>
      <div className="flex h-row w-60 items-center justify-between border-b border-line-1 px-cell text-cell">
        <span>日本签证代办</span>
        <span className="tabular-nums">2,730.24</span>
      </div>
      <div className="flex h-head items-center bg-sunken px-cell text-12 font-medium text-fg-3">Cost ¥</div>
    </EachSize>
  ),
};

export const Icons: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-4">
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} className="flex flex-col items-center gap-2 text-11 text-fg-2">
          {createElement(icon, { className: 'size-5 text-fg-1' })}
          {name}
        </li>
      ))}
    </ul>
  ),
};

function Moves() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <div className="flex w-100 flex-col gap-4">
      <Button onClick={() => setIsMoved(!isMoved)}>Move</Button>
      {[
        ['duration-1', 'hover and press'],
        ['duration-2', 'menus and popovers'],
        ['duration-3', 'dialogs, drawers, sidebar'],
      ].map(([duration, use]) => (
        <div key={duration}>
          <p className="text-12 text-fg-2">
            {duration}: {use}
          </p>
          <div
            className={cn(
              'size-6 rounded-xs bg-accent transition-transform',
              duration,
              isMoved && 'translate-x-80',
            )}
          />
        </div>
      ))}
    </div>
  );
}
export const Motion: Story = { render: () => <Moves /> };
