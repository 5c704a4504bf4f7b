import { circle, icon, line, rect } from './icon';
import type { SvgIconProps } from './svg-icon';

// Signs: states, lists and effects of controls.

export const BanIcon = (props: SvgIconProps) =>
  icon(props, [circle(12, 12, 10), 'M4.929 4.929 19.07 19.071']);
export const BoldIcon = (props: SvgIconProps) =>
  icon(props, ['M6 12h9a4 4 0 010 8H7a1 1 0 01-1-1V5a1 1 0 011-1h7a4 4 0 010 8']);
export const CheckCheckIcon = (props: SvgIconProps) =>
  icon(props, ['M18 6 7 17l-5-5', 'm22 10-7.5 7.5L13 16']);
export const CheckIcon = (props: SvgIconProps) => icon(props, ['M20 6 9 17l-5-5']);
export const CircleAlertIcon = (props: SvgIconProps) =>
  icon(props, [circle(12, 12, 10), line(12, 8, 12, 12), line(12, 16, 12.01, 16)]);
export const CircleCheckIcon = (props: SvgIconProps) =>
  icon(props, [circle(12, 12, 10), 'm16 9-5.5 5.5L8 12']);
export const CircleDashedIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10.1 2.182a10 10 0 0 1 3.8 0',
    'M13.9 21.818a10 10 0 0 1-3.8 0',
    'M17.609 3.721a10 10 0 0 1 2.69 2.7',
    'M2.182 13.9a10 10 0 0 1 0-3.8',
    'M20.279 17.609a10 10 0 0 1-2.7 2.69',
    'M21.818 10.1a10 10 0 0 1 0 3.8',
    'M3.721 6.391a10 10 0 0 1 2.7-2.69',
    'M6.391 20.279a10 10 0 0 1-2.69-2.7',
  ]);
export const CircleIcon = (props: SvgIconProps) => icon(props, [circle(12, 12, 10)]);
export const CirclePauseIcon = (props: SvgIconProps) =>
  icon(props, [circle(12, 12, 10), line(10, 15, 10, 9), line(14, 15, 14, 9)]);
export const Columns3Icon = (props: SvgIconProps) =>
  icon(props, [rect(3, 3, 18, 18, 2), 'M9 3v18', 'M15 3v18']);
export const CopyIcon = (props: SvgIconProps) =>
  icon(props, [rect(8, 8, 14, 14, 2), 'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2']);
export const EllipsisIcon = (props: SvgIconProps) =>
  icon(props, [circle(12, 12, 1), circle(19, 12, 1), circle(5, 12, 1)]);
export const EllipsisVerticalIcon = (props: SvgIconProps) =>
  icon(props, [circle(12, 12, 1), circle(12, 5, 1), circle(12, 19, 1)]);
export const EyeIcon = (props: SvgIconProps) =>
  icon(props, [
    'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
    circle(12, 12, 3),
  ]);
export const EyeOffIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49',
    'M14.084 14.158a3 3 0 0 1-4.242-4.242',
    'M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143',
    'm2 2 20 20',
  ]);
export const FunnelIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10 20a1 1 0 0 0 .553.895l2 1A1 1 0 0 0 14 21v-7a2 2 0 0 1 .517-1.341L21.74 4.67A1 1 0 0 0 21 3H3a1 1 0 0 0-.742 1.67l7.225 7.989A2 2 0 0 1 10 14z',
  ]);
export const GripVerticalIcon = (props: SvgIconProps) =>
  icon(props, [
    circle(9, 12, 1),
    circle(9, 5, 1),
    circle(9, 19, 1),
    circle(15, 12, 1),
    circle(15, 5, 1),
    circle(15, 19, 1),
  ]);
export const InfoIcon = (props: SvgIconProps) => icon(props, [circle(12, 12, 10), 'M12 16v-4', 'M12 8h.01']);
export const ItalicIcon = (props: SvgIconProps) =>
  icon(props, [line(19, 4, 10, 4), line(14, 20, 5, 20), line(15, 4, 9, 20)]);
export const LanguagesIcon = (props: SvgIconProps) =>
  icon(props, ['m5 8 6 6', 'm4 14 6-6 2-3', 'M2 5h12', 'M7 2h1', 'm22 22-5-10-5 10', 'M14 18h6']);
export const LayersIcon = (props: SvgIconProps) =>
  icon(props, [
    'M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z',
    'M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12',
    'M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17',
  ]);
export const LayoutGridIcon = (props: SvgIconProps) =>
  icon(props, [rect(3, 3, 7, 7, 1), rect(14, 3, 7, 7, 1), rect(14, 14, 7, 7, 1), rect(3, 14, 7, 7, 1)]);
export const LinkIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71',
    'M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
  ]);
export const ListIcon = (props: SvgIconProps) =>
  icon(props, ['M3 5h.01', 'M3 12h.01', 'M3 19h.01', 'M8 5h13', 'M8 12h13', 'M8 19h13']);
export const ListOrderedIcon = (props: SvgIconProps) =>
  icon(props, [
    'M11 5h10',
    'M11 12h10',
    'M11 19h10',
    'M4 4h1v5',
    'M4 9h2',
    'M6.5 20H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  ]);
export const LoaderCircleIcon = (props: SvgIconProps) => icon(props, ['M21 12a9 9 0 1 1-6.219-8.56']);
export const MenuIcon = (props: SvgIconProps) => icon(props, ['M4 5h16', 'M4 12h16', 'M4 19h16']);
export const MinusIcon = (props: SvgIconProps) => icon(props, ['M5 12h14']);
export const PanelLeftIcon = (props: SvgIconProps) => icon(props, [rect(3, 3, 18, 18, 2), 'M9 3v18']);
export const PauseIcon = (props: SvgIconProps) => icon(props, [rect(14, 3, 5, 18, 1), rect(5, 3, 5, 18, 1)]);
export const PinIcon = (props: SvgIconProps) =>
  icon(props, [
    'M12 17v5',
    'M9 10.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H8a2 2 0 0 0 0 4 1 1 0 0 1 1 1z',
  ]);
export const PinOffIcon = (props: SvgIconProps) =>
  icon(props, [
    'M12 17v5',
    'M15 9.34V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H7.89',
    'm2 2 20 20',
    'M9 9v1.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h11',
  ]);
export const PlayIcon = (props: SvgIconProps) =>
  icon(props, ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z']);
export const PlusIcon = (props: SvgIconProps) => icon(props, ['M5 12h14', 'M12 5v14']);
export const Rows3Icon = (props: SvgIconProps) => icon(props, [rect(3, 3, 18, 18, 2), 'M21 9H3', 'M21 15H3']);
export const SearchIcon = (props: SvgIconProps) => icon(props, ['m21 21-4.34-4.34', circle(11, 11, 8)]);
export const SettingsIcon = (props: SvgIconProps) =>
  icon(props, [
    'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915',
    circle(12, 12, 3),
  ]);
export const SlidersHorizontalIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10 5H3',
    'M12 19H3',
    'M14 3v4',
    'M16 17v4',
    'M21 12h-9',
    'M21 19h-5',
    'M21 5h-7',
    'M8 10v4',
    'M8 12H3',
  ]);
export const TableIcon = (props: SvgIconProps) =>
  icon(props, ['M12 3v18', rect(3, 3, 18, 18, 2), 'M3 9h18', 'M3 15h18']);
export const TriangleAlertIcon = (props: SvgIconProps) =>
  icon(props, [
    'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
    'M12 9v4',
    'M12 17h.01',
  ]);
export const XIcon = (props: SvgIconProps) => icon(props, ['M18 6 6 18', 'm6 6 12 12']);
