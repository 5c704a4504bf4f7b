/**
 * Patterns that `npm run test:all` checks: they passed, and checking them takes longer than all others. One that changes is
 * checked by `npm test` until it is listed again.
 */
export const safePatterns: readonly string[] = [
  String.raw`/(?<!0)0+$/`,
  String.raw`/(?<!\/)\/+$/`,
  String.raw`/(?<=[^/])\/+$/`,
  String.raw`/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu`,
  String.raw`/;\s*([^\s=;]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;]*)/g`,
  String.raw`/[\s;；]*(?:"((?:[^"]|"")*)"[^\S\r\n]*(?=[;；\r\n]|$)|([^;；\r\n]+))/gy`,
  String.raw`/\.0+$|(?<!0)0+$/`,
  String.raw`/\.0+%$|(?<!0)0+%$/`,
  String.raw`/^(?:(?:grand|sub|overall|report|account)[ -]?)?totals?(?:\s*\(\d+\))?(?:\s*:\s*(\S.*)?)?$/i`,
  String.raw`/^(?:(?:账户|帳戶|本页|当页|全部)?(?:总计|合计|小计|汇总|总和|總計|合計|小計|匯總|總和|全部|所有))(?:\s*\(?共?\d+[条條行]?\)?)?(?:\s*:\s*(\S.*)?)?$/`,
  String.raw`/^(?:\d+[.、)]\s*)?(?:推广账户|账户名称?|账户|帳戶名稱|帳戶|account(?: name)?|customer(?: id)?|client|advertiser)\s*[:：]\s*(\S.*)$/i`,
  String.raw`/^(?:\d+[.、)]\s*)?(推广设备|推廣設備|投放设备|设备|設備|投放网络|网络|網路|推广计划|推广单元|计划|单元|关键词|匹配模式|地域|省份|状态|筛选条件|篩選條件|过滤条件|筛选|filters?|filtered by|device|network|campaign|ad group|status|region)\s*[:：]\s*(\S.*)$/i`,
  String.raw`/^(?:search terms|keywords|search keywords|campaigns|ad groups|ads|assets|filtered .*|all but removed .*)$/i`,
  String.raw`/^(?:week (?:of|beginning|starting|commencing)|w\/c|(?:woche|kw) (?:vom|ab)|semaine du|semana (?:del?|de)|settimana del?|week van|tydzień od)\s+|(?:の週|起周|那一周|주)$/gi`,
  String.raw`/^([\da-f-]{36})\.(confirm|alert|schedule|received)\.([\w-]{1,64})\.([\w-]{43})$/`,
  String.raw`/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i`,
  String.raw`/^0+|(?<!0)0+$/g`,
  String.raw`/^[^\d:]{0,40}(?:时间|日期|時間|期间|期間|date|period|month)[^\d:]{0,40}:\s*/i`,
  String.raw`/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/`,
  String.raw`/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i`,
];
