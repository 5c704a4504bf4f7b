import { circle, icon } from './icon';
import type { SvgIconProps } from './svg-icon';

// Arrows: directions, order, size, entering and leaving.

export const ArrowDownIcon = (props: SvgIconProps) => icon(props, ['M12 5v14', 'm19 12-7 7-7-7']);
export const ArrowDownRightIcon = (props: SvgIconProps) => icon(props, ['m7 7 10 10', 'M17 7v10H7']);
export const ArrowLeftIcon = (props: SvgIconProps) => icon(props, ['m12 19-7-7 7-7', 'M19 12H5']);
export const ArrowRightIcon = (props: SvgIconProps) => icon(props, ['M5 12h14', 'm12 5 7 7-7 7']);
export const ArrowUpIcon = (props: SvgIconProps) => icon(props, ['m5 12 7-7 7 7', 'M12 19V5']);
export const ArrowUpRightIcon = (props: SvgIconProps) => icon(props, ['M7 7h10v10', 'M7 17 17 7']);
export const ChevronDownIcon = (props: SvgIconProps) => icon(props, ['m6 9 6 6 6-6']);
export const ChevronLeftIcon = (props: SvgIconProps) => icon(props, ['m15 18-6-6 6-6']);
export const ChevronRightIcon = (props: SvgIconProps) => icon(props, ['m9 18 6-6-6-6']);
export const ChevronsLeftRightIcon = (props: SvgIconProps) => icon(props, ['m9 7-5 5 5 5', 'm15 7 5 5-5 5']);
export const ChevronsRightLeftIcon = (props: SvgIconProps) =>
  icon(props, ['m20 17-5-5 5-5', 'm4 17 5-5-5-5']);
export const ChevronsUpDownIcon = (props: SvgIconProps) => icon(props, ['m7 15 5 5 5-5', 'm7 9 5-5 5 5']);
export const ChevronUpIcon = (props: SvgIconProps) => icon(props, ['m18 15-6-6-6 6']);
export const CloudUploadIcon = (props: SvgIconProps) =>
  icon(props, ['M12 13v8', 'M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242', 'm8 17 4-4 4 4']);
export const CornerDownLeftIcon = (props: SvgIconProps) =>
  icon(props, ['M20 4v7a4 4 0 0 1-4 4H4', 'm9 10-5 5 5 5']);
export const DownloadIcon = (props: SvgIconProps) =>
  icon(props, ['M12 15V3', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', 'm7 10 5 5 5-5']);
export const GitCompareArrowsIcon = (props: SvgIconProps) =>
  icon(props, [
    circle(5, 6, 3),
    'M12 6h5a2 2 0 0 1 2 2v7',
    'm15 9-3-3 3-3',
    circle(19, 18, 3),
    'M12 18H7a2 2 0 0 1-2-2V9',
    'm9 15 3 3-3 3',
  ]);
export const LogOutIcon = (props: SvgIconProps) =>
  icon(props, ['m16 17 5-5-5-5', 'M21 12H9', 'M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4']);
export const MaximizeIcon = (props: SvgIconProps) =>
  icon(props, [
    'M8 3H5a2 2 0 0 0-2 2v3',
    'M21 8V5a2 2 0 0 0-2-2h-3',
    'M3 16v3a2 2 0 0 0 2 2h3',
    'M16 21h3a2 2 0 0 0 2-2v-3',
  ]);
export const MergeIcon = (props: SvgIconProps) =>
  icon(props, ['m8 6 4-4 4 4', 'M12 2v10.3a4 4 0 0 1-1.172 2.872L4 22', 'm20 22-5-5']);
export const MinimizeIcon = (props: SvgIconProps) =>
  icon(props, [
    'M8 3v3a2 2 0 0 1-2 2H3',
    'M21 8h-3a2 2 0 0 1-2-2V3',
    'M3 16h3a2 2 0 0 1 2 2v3',
    'M16 21v-3a2 2 0 0 1 2-2h3',
  ]);
export const RefreshCwIcon = (props: SvgIconProps) =>
  icon(props, [
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8',
    'M21 3v5h-5',
    'M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16',
    'M8 16H3v5',
  ]);
export const RotateCcwIcon = (props: SvgIconProps) =>
  icon(props, ['M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5']);
export const RotateCwIcon = (props: SvgIconProps) =>
  icon(props, ['M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8', 'M21 3v5h-5']);
export const UndoIcon = (props: SvgIconProps) =>
  icon(props, ['M3 7v6h6', 'M21 17a9 9 0 0 0-9-9 9 9 0 0 0-6 2.3L3 13']);
export const UploadIcon = (props: SvgIconProps) =>
  icon(props, ['M12 3v12', 'm17 8-5-5-5 5', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4']);
