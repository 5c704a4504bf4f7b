export { csv } from './csv';
export { encode, encodings, type Encoding } from './encode';
export { feedDailyCsv, feedRow, feedRows } from './feed-daily';
export { feedSplitExport, hourExport, regionExport, searchTermExport } from './provider-exports';
export {
  searchTermRow,
  searchTermRows,
  searchTermsWeek,
  searchTermsWeekCsv,
  type Row,
} from './search-terms-week';
export { zipOf, type ZipPart } from './zip-of';
