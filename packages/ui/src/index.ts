export { Alert, type AlertProps } from './components/alert/alert';
export { Avatar, type AvatarProps } from './components/avatar/avatar';
export { Banner, type BannerProps } from './components/banner/banner';
export { Button, type ButtonProps } from './components/button/button';
export { ChangeText, type ChangeTextProps, type MetricChange } from './components/change-text/change-text';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox';
export { ChoiceCards, type CardChoice, type ChoiceCardsProps } from './components/choice-cards/choice-cards';
export { Chip, type ChipProps } from './components/chip/chip';
export type { ConditionInput, ConditionValues } from './components/condition-form/condition-draft';
export {
  ConditionForm,
  type ConditionFormLabels,
  type ConditionFormProps,
  type OperatorInput,
} from './components/condition-form/condition-form';
export {
  ContextMenu,
  ContextMenuContent,
  ContextMenuItem,
  ContextMenuSeparator,
  ContextMenuTrigger,
  type ContextMenuItemProps,
} from './components/context-menu/context-menu';
export { CountBadge, type CountBadgeProps } from './components/count-badge/count-badge';
export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogTrigger,
  type DialogContentProps,
} from './components/dialog/dialog';
export { DropZone, type DropZoneProps, type FileChoice } from './components/drop-zone/drop-zone';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state';
export { Field, type FieldControl, type FieldProps } from './components/field/field';
export { FieldBox, inputInBox, type FieldBoxProps } from './components/field/field-box';
export { KpiStrip, type KpiStripProps } from './components/kpi-strip/kpi-strip';
export { kpiStripLabels, type KpiStripLabels } from './components/kpi-strip/labels';
export type { KpiData } from './components/kpi-strip/kpi-tile';
export { HeatMap, type HeatMapProps } from './components/heat-map/heat-map';
export { HeatMapLegend, type HeatMapLegendProps } from './components/heat-map/heat-map-legend';
export { heatPeak, type HeatCell } from './components/heat-map/heat-step';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button';
export { Kbd } from './components/kbd/kbd';
export { LoadingLine, type LoadingLineProps } from './components/loading-line/loading-line';
export { Logo } from './components/logo/logo';
export {
  AnchoredMenu,
  anchorAtPoint,
  type AnchoredMenuProps,
  type MenuAnchor,
  type MenuPoint,
} from './components/menu/anchored-menu';
export {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
  type MenuItemProps,
  type MenuRadioItemProps,
} from './components/menu/menu';
export { MetaItem, type MetaItemProps } from './components/meta-line/meta-item';
export { MetaLine, type MetaLineProps } from './components/meta-line/meta-line';
export { PageSizeSelect, type PageSizeSelectProps } from './components/pagination/page-size-select';
export { pageItems, type PageItem } from './components/pagination/page-items';
export { Pagination, type PaginationLabels, type PaginationProps } from './components/pagination/pagination';
export { Panel, type PanelProps } from './components/panel/panel';
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field';
export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  type PopoverContentProps,
} from './components/popover/popover';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group';
export { RankedBar, type RankedBarProps } from './components/ranked-bar/ranked-bar';
export { ResizablePanel, type ResizablePanelProps } from './components/resizable-panel/resizable-panel';
export { SearchDialog, type SearchDialogProps } from './components/search-dialog/search-dialog';
export type { SearchDialogGroup, SearchDialogItem } from './components/search-dialog/search-results';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedItem,
} from './components/segmented-control/segmented-control';
export { SegmentedNav, type SegmentedNavProps } from './components/segmented-control/segmented-nav';
export { Select, type SelectOption, type SelectProps } from './components/select/select';
export { SearchSelect, type SearchSelectProps } from './components/search-select/search-select';
export {
  OptionSearch,
  type OptionSearchProps,
  type SearchSelectLabels,
  type SearchSelectOption,
} from './components/search-select/option-search';
export {
  ShareBar,
  type ChartColour,
  type ShareBarProps,
  type SharePart,
} from './components/share-bar/share-bar';
export {
  Sheet,
  SheetClose,
  SheetContent,
  SheetTrigger,
  type SheetContentProps,
} from './components/sheet/sheet';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton';
export { Spinner, type SpinnerProps } from './components/spinner/spinner';
export { StarToggle, type StarToggleProps } from './components/star-toggle/star-toggle';
export {
  StatStrip,
  StatStripSkeleton,
  type Stat,
  type StatStripProps,
  type StatStripSkeletonProps,
} from './components/stat-strip/stat-strip';
export { SwatchGroup, type Swatch, type SwatchGroupProps } from './components/swatch-group/swatch-group';
export { Switch, type SwitchProps } from './components/switch/switch';
export {
  Tab,
  TabList,
  TabPanel,
  Tabs,
  type TabListProps,
  type TabProps,
  type TabsProps,
} from './components/tabs/tabs';
export { TextArea, type TextAreaProps } from './components/text-area/text-area';
export { TextField, type TextFieldProps } from './components/text-field/text-field';
export { Tile, type TileProps } from './components/tile/tile';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden';
export { dragLabels, type DragLabels, type DragPosition } from './drag/drag-labels';
export { cn } from './lib/cn';
export { isComposing, unlessComposing } from './lib/composition';
export { desktopBreakpointPx, useIsNarrow } from './lib/use-is-narrow';
export { useMediaQuery } from './lib/use-media-query';
export { useControllableState } from '@radix-ui/react-use-controllable-state';
