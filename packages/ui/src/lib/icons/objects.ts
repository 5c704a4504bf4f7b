import { circle, dot, icon, line, rect } from './icon';
import type { SvgIconProps } from './svg-icon';

// Objects: the topic of a page or a button.

export const BellIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10.268 21a2 2 0 0 0 3.464 0',
    'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
  ]);
export const BellRingIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10.268 21a2 2 0 0 0 3.464 0',
    'M22 8c0-2.3-.8-4.3-2-6',
    'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
    'M4 2C2.8 3.7 2 5.7 2 8',
  ]);
export const BookmarkCheckIcon = (props: SvgIconProps) =>
  icon(props, [
    'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
    'm9 10 2 2 4-4',
  ]);
export const BookmarkIcon = (props: SvgIconProps) =>
  icon(props, [
    'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  ]);
export const BuildingIcon = (props: SvgIconProps) =>
  icon(props, [
    'M12 10h.01',
    'M12 14h.01',
    'M12 6h.01',
    'M16 10h.01',
    'M16 14h.01',
    'M16 6h.01',
    'M8 10h.01',
    'M8 14h.01',
    'M8 6h.01',
    'M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3',
    rect(4, 2, 16, 20, 2),
  ]);
export const CalendarIcon = (props: SvgIconProps) =>
  icon(props, ['M8 2v3', 'M16 2v3', rect(3, 3, 18, 18, 2), 'M3 9h18']);
export const ChartColumnIcon = (props: SvgIconProps) =>
  icon(props, ['M3 3v16a2 2 0 0 0 2 2h16', 'M18 17V9', 'M13 17V5', 'M8 17v-3']);
export const ChartLineIcon = (props: SvgIconProps) =>
  icon(props, ['M3 3v16a2 2 0 0 0 2 2h16', 'm19 9-5 5-4-4-3 3']);
export const ClockIcon = (props: SvgIconProps) => icon(props, [circle(12, 12, 10), 'M12 6v6l4 2']);
export const CloudCheckIcon = (props: SvgIconProps) =>
  icon(props, ['m17 15-5.5 5.5L9 18', 'M5 17.743A7 7 0 1 1 15.71 10h1.79a4.5 4.5 0 0 1 1.5 8.742']);
export const CloudOffIcon = (props: SvgIconProps) =>
  icon(props, [
    'm2 2 20 20',
    'M5.782 5.782A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.307-.193',
    'M21.532 16.5A4.5 4.5 0 0 0 17.5 10h-1.79A7.008 7.008 0 0 0 10 5.07',
  ]);
export const CropIcon = (props: SvgIconProps) =>
  icon(props, ['M6 2v14a2 2 0 0 0 2 2h14', 'M18 22V8a2 2 0 0 0-2-2H2']);
export const FilePenLineIcon = (props: SvgIconProps) =>
  icon(props, [
    'M14.364 13.634a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506l4.013-4.009a1 1 0 0 0-3.004-3.004z',
    'M14.487 7.858A1 1 0 0 1 14 7V2',
    'M20 19.645V20a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l2.516 2.516',
    'M8 18h1',
  ]);
export const FileSpreadsheetIcon = (props: SvgIconProps) =>
  icon(props, [
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
    'M14 2v5a1 1 0 0 0 1 1h5',
    'M8 13h2',
    'M14 13h2',
    'M8 17h2',
    'M14 17h2',
  ]);
export const FileTextIcon = (props: SvgIconProps) =>
  icon(props, [
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
    'M14 2v5a1 1 0 0 0 1 1h5',
    'M10 9H8',
    'M16 13H8',
    'M16 17H8',
  ]);
export const FilesIcon = (props: SvgIconProps) =>
  icon(props, [
    'M15 2h-4a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V8',
    'M16.706 2.706A2.4 2.4 0 0 0 15 2v5a1 1 0 0 0 1 1h5a2.4 2.4 0 0 0-.706-1.706z',
    'M5 7a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h8a2 2 0 0 0 1.732-1',
  ]);
export const FolderIcon = (props: SvgIconProps) =>
  icon(props, [
    'M20 20a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2h-7.9a2 2 0 0 1-1.69-.9L9.6 3.9A2 2 0 0 0 7.93 3H4a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2Z',
  ]);
export const FolderInputIcon = (props: SvgIconProps) =>
  icon(props, [
    'M2 9V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H20a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H2',
    'M2 13h10',
    'm9 16 3-3-3-3',
  ]);
export const HouseIcon = (props: SvgIconProps) =>
  icon(props, [
    'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
    'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  ]);
export const ImageIcon = (props: SvgIconProps) =>
  icon(props, [rect(3, 3, 18, 18, 2), circle(9, 9, 2), 'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21']);
export const ImageOffIcon = (props: SvgIconProps) =>
  icon(props, [
    line(2, 2, 22, 22),
    'M10.41 10.41a2 2 0 1 1-2.83-2.83',
    line(13.5, 13.5, 6, 21),
    line(18, 12, 21, 15),
    'M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59',
    'M21 15V5a2 2 0 0 0-2-2H9',
  ]);
export const ImagePlusIcon = (props: SvgIconProps) =>
  icon(props, [
    'M16 5h6',
    'M19 2v6',
    'M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5',
    'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
    circle(9, 9, 2),
  ]);
export const KeyboardIcon = (props: SvgIconProps) =>
  icon(props, [
    'M10 8h.01M12 12h.01M14 8h.01M16 12h.01M18 8h.01M6 8h.01M7 16h10M8 12h.01',
    rect(2, 4, 20, 16, 2),
  ]);
export const KeyRoundIcon = (props: SvgIconProps) =>
  icon(props, [
    'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
    dot(16.5, 7.5, 0.5),
  ]);
export const LockIcon = (props: SvgIconProps) =>
  icon(props, [rect(3, 11, 18, 11, 2), 'M7 11V7a5 5 0 0 1 10 0v4']);
export const MailIcon = (props: SvgIconProps) =>
  icon(props, ['m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7', rect(2, 4, 20, 16, 2)]);
export const MailOpenIcon = (props: SvgIconProps) =>
  icon(props, [
    'M21.2 8.4c.5.38.8.97.8 1.6v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 .8-1.6l8-6a2 2 0 0 1 2.4 0l8 6Z',
    'm22 10-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 10',
  ]);
export const MegaphoneIcon = (props: SvgIconProps) =>
  icon(props, [
    'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z',
    'M6 14a12 12 0 0 0 2.4 7.2 2 2 0 0 0 3.2-2.4A8 8 0 0 1 10 14',
    'M8 6v8',
  ]);
export const MonitorIcon = (props: SvgIconProps) =>
  icon(props, [rect(2, 3, 20, 14, 2), line(8, 21, 16, 21), line(12, 17, 12, 21)]);
export const MoonIcon = (props: SvgIconProps) =>
  icon(props, [
    'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
  ]);
export const NewspaperIcon = (props: SvgIconProps) =>
  icon(props, [
    'M15 18h-5',
    'M18 14h-8',
    'M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2',
    rect(10, 6, 8, 4, 1),
  ]);
export const PencilIcon = (props: SvgIconProps) =>
  icon(props, [
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497z',
    'm15 5 4 4',
  ]);
export const PlugZapIcon = (props: SvgIconProps) =>
  icon(props, [
    'M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z',
    'm2 22 3-3',
    'M7.5 13.5 10 11',
    'M10.5 16.5 13 14',
    'm18 3-4 4h6l-4 4',
  ]);
export const PrinterIcon = (props: SvgIconProps) =>
  icon(props, [
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2',
    'M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
    rect(6, 14, 12, 8, 1),
  ]);
export const SaveIcon = (props: SvgIconProps) =>
  icon(props, [
    'M15.2 3a2 2 0 0 1 1.4.6l3.8 3.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    'M17 21v-7a1 1 0 0 0-1-1H8a1 1 0 0 0-1 1v7',
    'M7 3v4a1 1 0 0 0 1 1h7',
  ]);
export const SendIcon = (props: SvgIconProps) =>
  icon(props, [
    'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z',
    'm21.854 2.147-10.94 10.939',
  ]);
export const ShieldCheckIcon = (props: SvgIconProps) =>
  icon(props, [
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
    'm9 12 2 2 4-4',
  ]);
export const SmartphoneIcon = (props: SvgIconProps) => icon(props, [rect(5, 2, 14, 20, 2), 'M12 18h.01']);
export const SquarePenIcon = (props: SvgIconProps) =>
  icon(props, [
    'M12 3H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-7',
    'M18.375 2.625a1 1 0 0 1 3 3l-9.013 9.014a2 2 0 0 1-.853.505l-2.873.84a.5.5 0 0 1-.62-.62l.84-2.873a2 2 0 0 1 .506-.852z',
  ]);
export const StarIcon = (props: SvgIconProps) =>
  icon(props, [
    'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  ]);
export const SunIcon = (props: SvgIconProps) =>
  icon(props, [
    circle(12, 12, 4),
    'M12 2v2',
    'M12 20v2',
    'm4.93 4.93 1.41 1.41',
    'm17.66 17.66 1.41 1.41',
    'M2 12h2',
    'M20 12h2',
    'm6.34 17.66-1.41 1.41',
    'm19.07 4.93-1.41 1.41',
  ]);
export const TabletIcon = (props: SvgIconProps) =>
  icon(props, [rect(4, 2, 16, 20, 2), line(12, 18, 12.01, 18)]);
export const Trash2Icon = (props: SvgIconProps) =>
  icon(props, [
    'M10 11v6',
    'M14 11v6',
    'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
    'M3 6h18',
    'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  ]);
export const UserIcon = (props: SvgIconProps) =>
  icon(props, ['M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2', circle(12, 7, 4)]);
export const UsersIcon = (props: SvgIconProps) =>
  icon(props, [
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2',
    'M16 3.128a4 4 0 0 1 0 7.744',
    'M22 21v-2a4 4 0 0 0-3-3.87',
    circle(9, 7, 4),
  ]);
export const WalletIcon = (props: SvgIconProps) =>
  icon(props, [
    'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1',
    'M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
  ]);
