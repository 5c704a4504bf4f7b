import { googleAdsHeads } from './google-ads';
import { metaAdsHeads } from './meta-ads';
import type { Heads } from './words';

const { dateWeek, dateMonth, account, showWord, matchType, searchTerm, currency } = googleAdsHeads;
const { date, campaignName, impression } = metaAdsHeads;

/** Header texts of Apple Search Ads. */
export const appleSearchAdsHeads = {
  date,
  dateWeek,
  dateMonth,
  account,
  campaignName,
  showWord,
  matchType,
  searchTerm,
  impression,
  currency,
  adgroupName: [
    'Anzeigengruppenname|Name der Anzeigengruppe|Anzeigengruppe',
    'Nom du groupe de publicités|Nom du groupe d’annonces|Groupe d’annonces',
    'Nombre del grupo de anuncios|Grupo de anuncios',
    'Nome do grupo de anúncios|Grupo de anúncios',
    'Nome del gruppo di annunci|Gruppo di annunci',
    'Naam advertentiegroep|Advertentiegroep',
    'Nazwa grupy reklam|Grupa reklam',
    '広告グループ名|広告グループ',
    '광고 그룹 이름|광고 그룹',
    '广告组名称|广告组',
    '廣告群組名稱|廣告群組',
  ],
  click: [
    ...([
      'Taps|Tippen',
      'Touches|Touchers',
      'Toques',
      'Toques',
      'Tocchi|Tap',
      'Tikken|Taps',
      'Dotknięcia',
    ] as const),
    ...(['タップ数|タップ', '탭|탭 수', '点按|点按数|点按次数', '點按|點按數|點按次數'] as const),
  ],
  cost: [
    ...(['Ausgaben', 'Dépenses', 'Gasto', 'Gastos|Gasto', 'Spesa', 'Uitgaven', 'Wydatki'] as const),
    ...(['費用|支出', '지출', '支出|花费', '支出|花費'] as const),
  ],
  conversion: [
    'Installationen (gesamt)|Installationen',
    'Installations (total)|Installations|Téléchargements',
    'Instalaciones (total)|Instalaciones|Descargas',
    'Instalações (total)|Instalações',
    'Installazioni (totale)|Installazioni',
    'Installaties (totaal)|Installaties',
    'Instalacje (łącznie)|Instalacje',
    'インストール数(合計)|インストール数',
    '설치(전체)|설치|설치 수',
    '安装(总计)|安装|安装数',
    '安裝(總計)|安裝|安裝數',
  ],
} satisfies Heads;
