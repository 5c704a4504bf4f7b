export {
  AccountList,
  type AccountOption,
  type AccountListLabels,
  type AccountListProps,
} from './shell/account-switch/account-list';
export {
  AccountSwitchButton,
  type AccountSwitchButtonProps,
} from './shell/account-switch/account-switch-button';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './shell/breadcrumb';
export { ErrorPage, type ErrorPageProps } from './shell/error-page';
export { ListPage, type ListPageProps } from './shell/list-page';
