import { googleAdsHeads } from './google-ads';
import type { Heads } from './words';

const { campaignStatus, adgroupName, adgroupStatus, showWord, matchType, searchTerm } = googleAdsHeads;
const { provinceName, cityName, hour, device, impression, click, conversion, currency } = googleAdsHeads;
const { dateWeek, dateMonth, account, unsupportedSplit } = googleAdsHeads;

/** Header texts of Microsoft Advertising, most of them those of Google Ads. */
export const microsoftAdsHeads = {
  ...{ dateWeek, dateMonth, account, unsupportedSplit },
  ...{ campaignStatus, adgroupName, adgroupStatus, showWord, matchType, searchTerm },
  ...{ provinceName, cityName, hour, device, impression, click, conversion, currency },
  date: [
    'Gregorianisches Datum|Zeitraum|Datum|Tag',
    'Date grégorienne|Période|Date|Jour',
    'Fecha gregoriana|Período de tiempo|Fecha|Día',
    'Data gregoriana|Período de tempo|Data|Dia',
    'Data gregoriana|Periodo|Data|Giorno',
    'Gregoriaanse datum|Tijdsperiode|Datum|Dag',
    'Data gregoriańska|Okres|Data|Dzień',
    'グレゴリオ暦の日付|期間|日付|日',
    '그레고리력 날짜|기간|날짜|일',
    '公历日期|时间段|日期',
    '西曆日期|時段日期|日期',
  ],
  accountNo: [
    'Kontonummer|Konto-ID',
    'Numéro de compte|ID de compte',
    'Número de cuenta|Id. de cuenta',
    'Número da conta|ID da conta',
    'Numero account|ID account',
    'Accountnummer|Account-id',
    'Numer konta|Identyfikator konta',
    'アカウント番号|アカウント ID',
    '계정 번호|계정 ID',
    '帐户编号|账户编号|帐户 ID',
    '帳戶號碼|帳戶編號|帳戶識別碼',
  ],
  campaignName: [
    'Kampagnenname|Kampagne',
    'Nom de la campagne|Campagne',
    'Nombre de campaña|Nombre de la campaña|Campaña',
    'Nome da campanha|Campanha',
    'Nome campagna|Nome della campagna|Campagna',
    'Campagnenaam|Campagne',
    'Nazwa kampanii|Kampania',
    'キャンペーン名|キャンペーン',
    '캠페인 이름|캠페인',
    '广告系列名称|市场活动名称|广告系列',
    '廣告活動名稱|行銷活動名稱|廣告活動',
  ],
  ideaTitle: [
    'Anzeigentitel|Titelteil 1',
    'Titre de l’annonce|Partie 1 du titre',
    'Título del anuncio|Parte 1 del título',
    'Título do anúncio|Parte 1 do título',
    'Titolo annuncio|Titolo dell’annuncio',
    'Advertentietitel|Titel van advertentie',
    'Tytuł reklamy',
    '広告タイトル',
    '광고 제목',
    '广告标题',
    '廣告標題',
  ],
  cost: [
    'Ausgaben|Kosten',
    'Dépenses|Dépense|Coût',
    'Gasto|Gastos|Inversión|Coste',
    'Gastos|Gasto|Despesas|Custo',
    'Spesa|Costo',
    'Uitgaven|Besteding|Kosten',
    'Wydatki|Koszt',
    '支出|消化金額|費用',
    '지출|소비|비용',
    '支出|花费|费用',
    '支出|花費|費用',
  ],
} satisfies Heads;
