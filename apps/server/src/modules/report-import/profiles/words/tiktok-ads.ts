import { googleAdsHeads } from './google-ads';
import { metaAdsHeads } from './meta-ads';
import type { Heads } from './words';

const { date, dateWeek, dateMonth, campaignName, ideaTitle, impression } = metaAdsHeads;
const { account, unsupportedSplit, conversion, currency } = googleAdsHeads;

/** Header texts of TikTok Ads Manager. */
export const tiktokAdsHeads = {
  date,
  dateWeek,
  dateMonth,
  account,
  campaignName,
  ideaTitle,
  impression,
  unsupportedSplit,
  conversion,
  currency,
  adgroupName: [
    'Name der Anzeigengruppe|Anzeigengruppenname',
    'Nom du groupe de publicités|Nom du groupe d’annonces',
    'Nombre del grupo de anuncios',
    'Nome do grupo de anúncios',
    'Nome del gruppo di annunci|Nome gruppo di annunci',
    'Naam advertentiegroep|Advertentiegroepnaam',
    'Nazwa grupy reklam',
    '広告グループ名',
    '광고 그룹 이름|광고그룹 이름',
    '广告组名称',
    '廣告群組名稱',
  ],
  click: [
    'Klicks (Ziel)|Klicks (Zielseite)|Klicks (alle)|Klicks',
    'Clics (destination)|Clics (tous)|Clics',
    'Clics (destino)|Clics (todos)|Clics',
    'Cliques (destino)|Cliques (todos)|Cliques',
    'Clic (destinazione)|Clic (tutti)|Clic',
    'Klikken (bestemming)|Klikken (alle)|Klikken',
    'Kliknięcia (miejsce docelowe)|Kliknięcia (wszystkie)|Kliknięcia',
    'クリック数(遷移先)|クリック数(すべて)|クリック数',
    '클릭수(랜딩 페이지)|클릭수(전체)|클릭수',
    '点击量(目标页面)|点击量(全部)|点击量|点击数',
    '點擊次數(目標頁面)|點擊次數(全部)|點擊次數|點擊數',
  ],
  cost: [
    ...(['Kosten', 'Coût', 'Coste|Costo', 'Custo', 'Costo', 'Kosten', 'Koszt'] as const),
    ...(['消化金額|コスト|費用', '비용', '消耗|花费|成本', '花費|成本|費用'] as const),
  ],
} satisfies Heads;
