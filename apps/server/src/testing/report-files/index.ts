export { csv } from './csv';
export { encode, encodings, type Encoding } from './encode';
export { feedDailyCsv, feedRow } from './feed-daily';
export { feedSplitExport, hourExport, regionExport, searchTermExport } from './provider-exports';
export { searchTermRow, searchTermsWeek, searchTermsWeekCsv } from './search-terms-week';
export { zipOf } from './zip-of';
