export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './shell/breadcrumb';
export { ErrorPage, type ErrorPageProps } from './shell/error-page';
export { ListPage, type ListPageProps } from './shell/list-page';
