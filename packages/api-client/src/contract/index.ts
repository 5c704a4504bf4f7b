export { endpoints, type EndpointId } from './endpoints';
export {
  basePath,
  type Access,
  type AccountScope,
  type BodyKind,
  type Endpoint,
  type EndpointBody,
  type EndpointData,
  type EndpointParams,
} from './endpoint';
export {
  defaultPageSize,
  errorCodes,
  pageSchema,
  pageSizes,
  refusalSchema,
  successCode,
  successSchema,
  type ErrorCode,
  type ErrorName,
  type Page,
  type Refusal,
} from './envelope';
export { allPermissions, hasPermission, permissions, type Permission } from './permissions';
export { challengeSchema, proofOfWorkPrefix, type Challenge } from './auth';
export { routeItemSchema, userInfoSchema, type Account, type RouteItem, type UserInfo } from './user';
export { accountBalanceSchema, type AccountBalance } from './accounts';
export { messageSchema, type Message } from './messages';
export {
  importExtensions,
  importStates,
  maxImportBytes,
  reportImportSchema,
  type ImportProblem,
  type ReportImport,
} from './report-import';
export {
  reportInfoSchema,
  reportTypes,
  type ReportFilterOptions,
  type ReportInfo,
  type ReportList,
  type ReportQuery,
  type ReportRow,
  type StatedTotal,
  type TitleInfo,
} from './reports/calls';
export {
  channelReportPath,
  channels,
  columnsOf,
  dimensionDataKey,
  dimensions,
  dimensionsOf,
  findSection,
  measures,
  metrics,
  periodPickerType,
  periods,
  reportSections,
  sections,
  sectionsOf,
  type Channel,
  type DimensionDefinition,
  type DimensionId,
  type Measure,
  type MetricDefinition,
  type MetricId,
  type Period,
  type ReportFilter,
  type Section,
  type SectionColumn,
  type SectionDefinition,
} from './reports/sections';
