import { skippedRows } from '@meridian/api-client/contract';
import { describe, expect, it } from 'vitest';
import { encode, type Encoding } from '../../../testing/report-files';
import { readReport, type ReadChoices } from '../testing/read-file';

/**
 * Files as tools write them, in their languages, number styles and encodings, with lines around the table: each is
 * imported exactly, or leads to the right question, and with its answer is imported exactly.
 */
interface ToolExport extends ReadChoices {
  title: string;
  lines: string[];
  encoding?: Encoding;
  /** Question about the file. */
  asks?: string;
  /** `impression / click / cost` of all rows, with the choices of the case. */
  sums: string;
  /** Number of lines below the header that are not rows. */
  skipped?: number;
}

const choice = (code: string, answer: string): ReadChoices => ({ answers: { choices: { [code]: answer } } });
const week = { beginDate: '2026-11-09', endDate: '2026-11-15' };

const german: ToolExport[] = [
  {
    title: 'Google Ads with a period of points, and a total of other search terms',
    lines: [
      'Bericht zu Suchbegriffen',
      '09.11.2026 - 15.11.2026',
      'Suchbegriff\tKampagne\tImpr.\tKlicks\tKosten',
      'schuhe\tMarke\t1.234\t56\t28,00',
      'hüte\tMarke\t12\t4\t1.020,50',
      'Gesamt: Suchbegriffe\t--\t1.246\t60\t1.048,50',
      'Gesamt: Andere Suchbegriffe\t--\t700\t6\t8,50',
      'Gesamt: Konto\t--\t1.946\t66\t1.057,00',
    ],
    sums: '1246 / 60 / 1048.50',
    skipped: 3,
  },
  {
    title: 'Google Ads in UTF-16 with tabs, as “.csv (Excel)”',
    encoding: 'utf-16le',
    lines: [
      'Kampagnenbericht',
      '9. November 2026 - 15. November 2026',
      'Kampagnenstatus\tKampagne\tWährungscode\tImpr.\tKlicks\tCTR\tDurchschn. CPC\tKosten',
      'Aktiviert\tGrößen für Männer\tEUR\t1.234\t56\t4,54 %\t0,50\t28,00',
      'Pausiert\tHüte\tEUR\t12.000\t100\t0,83 %\t1,20\t120,50',
      'Gesamt: Kampagnen\t --\tEUR\t13.234\t156\t1,18 %\t0,95\t148,50',
      'Gesamt: Konto\t --\tEUR\t13.234\t156\t1,18 %\t0,95\t148,50',
    ],
    sums: '13234 / 156 / 148.50',
    skipped: 2,
  },
  {
    title: 'Google Ads saved by Excel in Windows-1252 with semicolons',
    encoding: 'windows-1252',
    lines: [
      'Tag;Kampagne;Anzeigengruppe;Impressionen;Klicks;Kosten;Währung',
      '09.11.2026;Brücken;Größe 42;1.234;56;28,00 €;EUR',
      '10.11.2026;Brücken;Größe 43;900;4;1.028,00 €;EUR',
    ],
    sums: '2134 / 60 / 1056.00',
  },
  {
    title: 'Microsoft Advertising with its footer',
    lines: [
      '"Berichtsname: Kampagnen"',
      '"Gregorianisches Datum","Kampagnenname","Impressionen","Klicks","Ausgaben","CTR"',
      '"09.11.2026","Marke","1.234","56","28,00","4,54 %"',
      '"10.11.2026","Marke","2.000","4","1.028,00","0,20 %"',
      '"©2026 Microsoft Corporation. Alle Rechte vorbehalten. "',
    ],
    sums: '3234 / 60 / 1056.00',
    skipped: 1,
  },
  {
    title: 'Meta with first and last days',
    channel: 'feed',
    lines: [
      'Berichtsstart,Berichtsende,Kampagnenname,Name der Anzeigengruppe,Impressionen,Klicks (alle),Ausgegebener Betrag (EUR)',
      '2026-11-09,2026-11-15,Herbst,Warm,1234,56,28.5',
      '2026-11-09,2026-11-15,Herbst,Kalt,2000,4,1028',
    ],
    sums: '3234 / 60 / 1056.50',
  },
  {
    title: 'Apple Search Ads',
    lines: [
      'Datum;Kampagnenname;Anzeigengruppenname;Suchkeyword;Impressionen;Taps;Ausgaben',
      '09.11.2026;Marke;Alle;"laufschuhe";1.234;56;"28,00"',
      '10.11.2026;Marke;Alle;"wanderschuhe";2.000;4;"1.028,00"',
    ],
    sums: '3234 / 60 / 1056.00',
  },
  {
    title: 'Google Ads of Switzerland with apostrophes',
    currency: 'CHF',
    lines: [
      'Tag;Kampagne;Impr.;Klicks;Kosten',
      "09.11.2026;Marke;1'234'567;5'600;CHF 28'000.50",
      '10.11.2026;Marke;2’000;4;CHF 1’028.00',
    ],
    sums: '1236567 / 5604 / 29028.50',
  },
];

const romance: ToolExport[] = [
  {
    title: 'Microsoft Advertising in French with semicolons',
    lines: [
      'Date;Nom de la campagne;Impressions;Clics;Dépenses',
      '09/11/2026;Marque;1 234;56;1 028,50',
      '15/11/2026;Marque;900;4;0,50',
    ],
    sums: '2134 / 60 / 1029.00',
  },
  {
    title: 'Microsoft Advertising in Italian in Windows-1252',
    encoding: 'windows-1252',
    lines: [
      'Data;Nome campagna;Impressioni;Clic;Spesa',
      '09/11/2026;Città;1.234;56;1.028,50 €',
      '15/11/2026;Perché no;900;4;0,50 €',
    ],
    sums: '2134 / 60 / 1029.00',
  },
  {
    title: 'TikTok in Portuguese with weeks',
    channel: 'feed',
    currency: 'BRL',
    lines: [
      'Semana,Nome da campanha,Nome do grupo de anúncios,Impressões,Cliques (destino),Custo',
      '2026-11-02,Verão,Todos,1234,56,28.50',
      '2026-11-09,Verão,Todos,2000,4,10.00',
    ],
    sums: '3234 / 60 / 38.50',
  },
  {
    title: 'Google Ads in French with narrow blanks',
    lines: [
      'Rapport sur les campagnes',
      'Jour,Campagne,Impr.,Clics,CTR,Coût',
      '2026-11-09,Été,"12\u202f345",56,"0,45\u00a0%","1\u202f234,56\u00a0€"',
      '2026-11-10,Été,900,4,"0,44\u00a0%","10,00\u00a0€"',
      'Total : campagnes,,"13\u202f245",60,"0,45\u00a0%","1\u202f244,56\u00a0€"',
    ],
    sums: '13245 / 60 / 1244.56',
    skipped: 1,
  },
  {
    title: 'Google Ads in French in Windows-1252 with blanks that do not break',
    encoding: 'windows-1252',
    lines: [
      'Jour;Campagne;Impr.;Clics;Coût',
      '09/11/2026;Été à la plage;12\u00a0345;56;1\u00a0234,56 €',
      '15/11/2026;Hiver;900;4;10,00 €',
    ],
    sums: '13245 / 60 / 1244.56',
  },
  {
    title: 'Meta in French by week with a line of totals',
    channel: 'feed',
    lines: [
      'Semaine,Nom de la campagne,Impressions,Clics (tous),Montant dépensé (EUR)',
      '2026-11-02 - 2026-11-08,Hiver,1234,56,28.50',
      '2026-11-09 - 2026-11-15,Hiver,2000,4,1028.00',
      'Total,,3234,60,1056.50',
    ],
    sums: '3234 / 60 / 1056.50',
    skipped: 1,
  },
  {
    title: 'TikTok in French',
    channel: 'feed',
    lines: [
      'Date,Nom de la campagne,Nom du groupe de publicités,Impressions,Clics (destination),Coût,Devise',
      '2026-11-09,Hiver,Large,1234,56,28.50,EUR',
      '2026-11-10,Hiver,Large,2000,4,10.00,EUR',
    ],
    sums: '3234 / 60 / 38.50',
  },
  {
    title: 'Google Ads in Spanish, four digits without a point',
    lines: [
      'Día;Campaña;Impr.;Clics;Coste',
      '09/11/2026;Otoño;1234;56;1028,00 €',
      '15/11/2026;Otoño;12.345;4;28,50 €',
    ],
    sums: '13579 / 60 / 1056.50',
  },
  {
    title: 'Meta in Spanish in Windows-1252',
    encoding: 'windows-1252',
    channel: 'feed',
    lines: [
      'Día,Nombre de la campaña,Nombre del conjunto de anuncios,Impresiones,Clics (todos),Importe gastado (EUR)',
      '2026-11-09,Rebajas de otoño,¿Niños?,1234,56,28.50',
      '2026-11-10,Rebajas de otoño,¡Señoras!,2000,4,10.00',
    ],
    sums: '3234 / 60 / 38.50',
  },
  {
    title: 'Microsoft Advertising in Spanish of Mexico with decimal points',
    currency: 'MXN',
    lines: [
      'Fecha,Nombre de campaña,Impresiones,Clics,Gasto',
      '2026-11-09,Marca,"1,234",56,"1,028.00"',
      '2026-11-10,Marca,900,4,10.50',
    ],
    sums: '2134 / 60 / 1038.50',
  },
  {
    title: 'Google Ads in Portuguese with all time',
    currency: 'BRL',
    lines: [
      'Relatório de campanhas',
      'Todo o período',
      'Campanha,Código da moeda,Impr.,Cliques,Custo',
      'Verão,BRL,"1.234",56,"1.028,50"',
      'Promoção,BRL,"12.000",4,"0,50"',
    ],
    asks: 'period_missing',
    answers: { period: week },
    sums: '13234 / 60 / 1029.00',
  },
  {
    title: 'Google Ads in Portuguese in Windows-1252 with amounts in reais',
    encoding: 'windows-1252',
    currency: 'BRL',
    lines: [
      'Dia;Campanha;Impressões;Cliques;Custo',
      '09/11/2026;Promoção de verão;1.234;56;R$ 1.028,50',
      '15/11/2026;Promoção de verão;900;4;R$ 0,50',
    ],
    sums: '2134 / 60 / 1029.00',
  },
  {
    title: 'Apple Search Ads in Italian',
    lines: [
      'Data;Nome della campagna;Nome del gruppo di annunci;Impressioni;Tocchi;Spesa',
      '09/11/2026;Città;Tutti;1.234;56;28,50 €',
      '15/11/2026;Città;Tutti;2.000;4;1.028,00 €',
    ],
    sums: '3234 / 60 / 1056.50',
  },
  {
    title: 'Google Ads in Italian with a total that has no label',
    lines: [
      'Giorno,Campagna,Impr.,Clic,Costo',
      '2026-11-09,A,"1.000",50,"28,50"',
      '2026-11-10,B,"2.000",5,"10,00"',
      '2026-11-10,C,"3.000",6,"10,00"',
      ',,"6.000",61,"48,50"',
    ],
    sums: '6000 / 61 / 48.50',
    skipped: 1,
  },
];

const northern: ToolExport[] = [
  {
    title: 'Apple Search Ads in Dutch',
    lines: [
      'Datum;Campagnenaam;Advertentiegroepnaam;Vertoningen;Tikken;Uitgaven',
      '09-11-2026;Merk;Alle;1.234;56;€ 28,50',
      '15-11-2026;Merk;Alle;2.000;4;€ 1.028,00',
    ],
    sums: '3234 / 60 / 1056.50',
  },
  {
    title: 'Meta in Polish with a week of which only the start is known',
    channel: 'feed',
    currency: 'PLN',
    lines: [
      'Początek raportowania,Nazwa kampanii,Nazwa zestawu reklam,Wyświetlenia,Kliknięcia (wszystkie),Wydana kwota (PLN)',
      '2026-11-02,Zima,Ciepłe,1234,56,28.50',
      '2026-11-09,Zima,Ciepłe,2000,4,10.00',
    ],
    asks: 'start_only',
    ...choice('start_only', 'as_week'),
    sums: '3234 / 60 / 38.50',
  },
  {
    title: 'Google Ads in Dutch with the sign before the amount',
    lines: [
      'Dag;Campagne;Vertoningen;Klikken;Kosten',
      '9-11-2026;Merk;1.234;56;€ 1.028,50',
      '15-11-2026;Merk;900;4;€ 0,50',
    ],
    sums: '2134 / 60 / 1029.00',
  },
  {
    title: 'Meta in Dutch with one blank cell of results',
    channel: 'feed',
    lines: [
      'Dag,Naam campagne,Naam advertentieset,Weergaven,Klikken (alle),Besteed bedrag (EUR),Conversies',
      '2026-11-09,Merk,Warm,1234,56,28.50,3',
      '2026-11-10,Merk,Warm,2000,4,10.00,',
    ],
    sums: '3234 / 60 / 38.50',
  },
  {
    title: 'Google Ads in Polish in Windows-1250',
    encoding: 'windows-1250',
    currency: 'PLN',
    lines: [
      'Dzień;Kampania;Wyświetlenia;Kliknięcia;Koszt',
      '09.11.2026;Łódź i Święta;1\u00a0234;56;1\u00a0028,50 zł',
      '15.11.2026;żółte buty;900;4;0,50 zł',
    ],
    sums: '2134 / 60 / 1029.00',
  },
  {
    title: 'Microsoft Advertising in Polish with a total',
    currency: 'PLN',
    lines: [
      'Data,Kampania,Wyświetlenia,Kliknięcia,Wydatki',
      '2026-11-09,Marka,1234,56,"28,50"',
      '2026-11-10,Marka,2000,4,"10,00"',
      'Suma,,3234,60,"38,50"',
    ],
    sums: '3234 / 60 / 38.50',
    skipped: 1,
  },
];

const japanese: ToolExport[] = [
  {
    title: 'TikTok with yen after the amount',
    channel: 'feed',
    currency: 'JPY',
    lines: [
      '日付,キャンペーン名,広告グループ名,インプレッション,クリック数(遷移先),消化金額',
      '2026-11-09,冬,全国,"1,234",56,"28,000円"',
      '2026-11-10,冬,全国,"2,000",4,500円',
    ],
    sums: '3234 / 60 / 28500.00',
  },
  {
    title: 'Google Ads in UTF-16 with tabs',
    encoding: 'utf-16le',
    currency: 'JPY',
    lines: [
      'キャンペーン レポート',
      '2026年11月9日～2026年11月15日',
      'キャンペーン\t表示回数\tクリック数\tクリック率\t費用',
      'ブランド\t1,234\t56\t4.54%\t28,000',
      '合計: キャンペーン\t1,234\t56\t4.54%\t28,000',
    ],
    sums: '1234 / 56 / 28000.00',
    skipped: 1,
  },
  {
    title: 'Google Ads saved by Excel in Shift_JIS',
    encoding: 'shift_jis',
    currency: 'JPY',
    lines: [
      '日,キャンペーン,広告グループ,表示回数,クリック数,費用',
      '2026/11/09,東京ホテル,予約,"1,234",56,"￥28,000"',
      '2026/11/10,京都旅館,ソート表,900,4,￥500',
    ],
    sums: '2134 / 60 / 28500.00',
  },
  {
    title: 'a table with English heads in Shift_JIS',
    encoding: 'shift_jis',
    currency: 'JPY',
    lines: [
      'Day,Campaign,Impr.,Clicks,Cost',
      '2026-11-09,東京ホテル,900,5,500',
      '2026-11-10,京都の旅館,100,4,300',
    ],
    sums: '1000 / 9 / 800.00',
  },
  {
    title: 'Meta with amounts in yen',
    channel: 'feed',
    currency: 'JPY',
    lines: [
      'レポート開始日,レポート終了日,キャンペーン名,広告セット名,インプレッション,クリック(すべて),消化金額 (JPY)',
      '2026-11-09,2026-11-09,冬,全国,1234,56,28000',
      '2026-11-10,2026-11-10,冬,全国,2000,4,500',
    ],
    sums: '3234 / 60 / 28500.00',
  },
  {
    title: 'Apple Search Ads with full-width digits',
    currency: 'JPY',
    lines: [
      '日付,キャンペーン名,広告グループ名,インプレッション数,タップ数,費用',
      '2026/11/09,冬,全国,１，２３４,５６,２８，０００円',
      '2026/11/10,冬,全国,９００,４,５００円',
    ],
    sums: '2134 / 60 / 28500.00',
  },
];

const korean: ToolExport[] = [
  {
    title: 'Microsoft Advertising with won after the amount',
    currency: 'KRW',
    lines: [
      '날짜,캠페인 이름,노출수,클릭수,지출',
      '2026-11-09,브랜드,"1,234",56,"28,000원"',
      '2026-11-10,브랜드,"2,000",4,500원',
      '합계,,"3,234",60,"28,500원"',
    ],
    sums: '3234 / 60 / 28500.00',
    skipped: 1,
  },
  {
    title: 'Google Ads saved by Excel in EUC-KR',
    encoding: 'euc-kr',
    currency: 'KRW',
    lines: [
      '일,캠페인,광고그룹,노출수,클릭수,비용',
      '2026-11-09,서울 호텔,예약,"1,234",56,"28,000"',
      '2026-11-10,부산 여행,항공,900,4,"1,500"',
    ],
    sums: '2134 / 60 / 29500.00',
  },
  {
    title: 'a table with English heads in EUC-KR',
    encoding: 'euc-kr',
    currency: 'KRW',
    lines: [
      'Day,Campaign,Impr.,Clicks,Cost',
      '2026-11-09,브랜드 검색,900,5,500',
      '2026-11-10,여름 신규 고객,100,4,300',
    ],
    sums: '1000 / 9 / 800.00',
  },
  {
    title: 'Meta with a footer',
    channel: 'feed',
    currency: 'KRW',
    lines: [
      '날짜,캠페인 이름,광고 세트 이름,노출,링크 클릭,지출 금액 (KRW)',
      '2026-11-09,겨울,서울,1234,56,28000',
      '2026-11-10,겨울,서울,2000,4,500',
      '다운로드: 2026-11-22 10:00',
    ],
    sums: '3234 / 60 / 28500.00',
    skipped: 1,
  },
  {
    title: 'TikTok with won before the amount',
    channel: 'feed',
    currency: 'KRW',
    lines: [
      '날짜,캠페인 이름,광고 그룹 이름,노출,클릭수(전체),비용',
      '2026-11-09,겨울,서울,"1,234",56,"₩28,000"',
      '2026-11-10,겨울,서울,"2,000",4,₩500',
    ],
    sums: '3234 / 60 / 28500.00',
  },
];

const cny = { currency: 'CNY' } as const;
const chinese: ToolExport[] = [
  {
    title: 'Baidu in GB18030 with conditions above the table',
    ...cny,
    encoding: 'gb18030',
    lines: [
      '数据生成时间：2026-11-22 09:12:33',
      '时间范围：2026-11-09至2026-11-15',
      '推广设备：全部',
      '日期,账户,推广计划,推广单元,展现,点击,消费,点击率,平均点击价格',
      '2026-11-09,100-001,品牌词,官网,"1,200",30,￥88.50,2.50%,2.95',
      '2026-11-10,100-001,通用词,官网,800,10,￥11.50,1.25%,1.15',
      '合计,--,--,--,"2,000",40,￥100.00,2.00%,2.50',
    ],
    sums: '2000 / 40 / 100.00',
    skipped: 1,
  },
  {
    title: 'Baidu with full-width digits and marks',
    ...cny,
    lines: [
      '日期,推广计划,展现,点击,消费',
      '2026-11-09,品牌词,１，２００,３０,￥８８．５０',
      '2026-11-10,通用词,８００,１０,￥１１．５０',
    ],
    sums: '2000 / 40 / 100.00',
  },
  {
    title: '360 in GB18030',
    ...cny,
    encoding: 'gb18030',
    lines: [
      '时间,推广账户,推广计划,推广组,展示次数,点击次数,总费用',
      '2026-11-09,100-001,品牌,核心词,1200,30,88.50',
      '2026-11-10,100-001,通用,长尾词,800,10,11.50',
      '总计,,,,2000,40,100.00',
    ],
    sums: '2000 / 40 / 100.00',
    skipped: 1,
  },
  {
    title: 'Ocean Engine with ids behind tabs',
    ...cny,
    channel: 'feed',
    encoding: 'utf-8-bom',
    lines: [
      '时间-天,广告组名称,广告计划,展示数,点击数,消耗(元)',
      '2026-11-09,\t品牌,定向一,1200,30,88.50',
      '2026-11-10,\t品牌,定向二,800,10,11.50',
      '下载时间：2026-11-22 09:12:33',
    ],
    sums: '2000 / 40 / 100.00',
    skipped: 1,
  },
  {
    title: 'Google Ads in Chinese with totals of networks',
    ...cny,
    lines: [
      '广告系列报告',
      '2026年11月9日 - 2026年11月15日',
      '广告系列,广告系列类型,展示次数,点击次数,费用',
      '品牌,搜索,"1,200",30,88.50',
      '展示,展示广告网络,800,10,11.50',
      '总计：广告系列, --,"2,000",40,100.00',
      '总计：账号, --,"2,000",40,100.00',
    ],
    sums: '2000 / 40 / 100.00',
    skipped: 2,
  },
  {
    title: 'Meta in Chinese with two columns of clicks',
    ...cny,
    channel: 'feed',
    lines: [
      '天,广告系列名称,广告组名称,展示次数,点击量(全部),链接点击量,已花费金额 (CNY)',
      '2026-11-09,品牌,上海,1200,30,20,88.50',
      '2026-11-10,品牌,上海,800,10,7,11.50',
    ],
    asks: 'metric_columns',
    ...choice('metric_columns:click', 'metric_2'),
    sums: '2000 / 27 / 100.00',
  },
];

const twd = { currency: 'TWD' } as const;
const taiwanese: ToolExport[] = [
  {
    title: 'Google Ads saved by Excel in Big5',
    ...twd,
    encoding: 'big5',
    lines: [
      '天,廣告活動,廣告群組,曝光,點擊,費用',
      '2026/11/09,台北旅館,冬季特賣,"1,200",30,"1,088.50"',
      '2026/11/10,關鍵字,滑雪行程,800,10,11.50',
    ],
    sums: '2000 / 40 / 1100.00',
  },
  {
    title: 'a table with English heads in Big5',
    ...twd,
    encoding: 'big5',
    lines: [
      'Day,Campaign,Impr.,Clicks,Cost',
      '2026-11-09,品牌關鍵字,900,5,500',
      '2026-11-10,冬季滑雪行程,100,4,300',
    ],
    sums: '1000 / 9 / 800.00',
  },
  {
    title: 'Meta in UTF-16 with the high byte first',
    ...twd,
    channel: 'feed',
    encoding: 'utf-16be',
    lines: [
      '日期\t行銷活動名稱\t廣告組合名稱\t曝光次數\t點擊次數(全部)\t花費金額 (TWD)',
      '2026-11-09\t冬季\t台北\t1200\t30\t1088',
      '2026-11-10\t冬季\t台北\t800\t10\t12',
    ],
    sums: '2000 / 40 / 1100.00',
  },
  {
    title: 'Microsoft Advertising with an account total',
    ...twd,
    lines: [
      '日期,廣告活動名稱,曝光,點擊,花費',
      '2026-11-09,冬季,1200,30,NT$1088',
      '2026-11-10,冬季,800,10,NT$12',
      '總計,,2000,40,NT$1100',
    ],
    sums: '2000 / 40 / 1100.00',
    skipped: 1,
  },
];

const english: ToolExport[] = [
  {
    title: 'Google Ads of India with lakhs',
    currency: 'INR',
    lines: [
      'Day,Campaign,Impr.,Clicks,Cost',
      '2026-11-09,Brand,"12,34,567","1,234","₹1,23,456.50"',
      '2026-11-10,Brand,900,4,₹10.50',
    ],
    sums: '1235467 / 1238 / 123467.00',
  },
  {
    title: 'Google Ads of Indonesia, which only its ratio decides',
    currency: 'IDR',
    lines: [
      'Campaign,Currency code,Impr.,Clicks,CTR,Cost',
      'Brand,IDR,"1.000",12,"1,20%","40.000"',
      'Total: Campaigns,IDR,"1.000",12,"1,20%","40.000"',
    ],
    asks: 'period_missing',
    answers: { period: week },
    sums: '1000 / 12 / 40000.00',
    skipped: 1,
  },
  {
    title: 'dots that nothing decides',
    lines: ['Day,Campaign,Impr.,Clicks,Cost', '2026-11-09,Brand,4.000,3,80.000'],
    asks: 'number_format',
    ...choice('number_format', 'comma'),
    sums: '4000 / 3 / 80000.00',
  },
  {
    title: 'the pounds of Windows-1252',
    encoding: 'windows-1252',
    currency: 'GBP',
    lines: ['Day,Campaign,Impr.,Clicks,Cost', '2026-11-09,Kid’s “Sale”,900,5,"£1,028.50"'],
    sums: '900 / 5 / 1028.50',
  },
  {
    title: 'a currency code after the amount',
    lines: ['Day,Campaign,Impr.,Clicks,Cost', '2026-11-09,Brand,900,5,"1,028.50 EUR"'],
    sums: '900 / 5 / 1028.50',
  },
  {
    title: 'credits in brackets',
    lines: [
      'Day,Campaign,Impr.,Clicks,Cost',
      '2026-11-09,Brand,900,5,"1,028.50"',
      '2026-11-10,Brand,100,5,(28.50)',
    ],
    sums: '1000 / 10 / 1000.00',
  },
  {
    title: 'percentages with a blank',
    lines: ['Day,Campaign,Impr.,Clicks,CTR,Cost', '2026-11-09,Brand,"4,000",30,0.75 %,"80,000"'],
    sums: '4000 / 30 / 80000.00',
  },
  {
    title: 'Google Ads in another currency than the account',
    currency: 'USD',
    lines: [
      'Day,Campaign,Currency code,Impr.,Clicks,Cost',
      '2026-11-09,Brand,MXN,900,5,28.50',
      '2026-11-10,Brand,MXN,100,4,10.00',
    ],
    asks: 'currency_differs',
    ...choice('currency_differs:MXN', 'as_in_file'),
    sums: '1000 / 9 / 38.50',
  },
  {
    title: 'Google Ads with an equal column twice',
    lines: [
      'Day,Ad group,Currency code,Impr.,Clicks,Cost,Currency code',
      '2026-11-09,Brand,EUR,900,5,28.50,EUR',
    ],
    sums: '900 / 5 / 28.50',
  },
  {
    title: 'a warehouse with columns of clicks that differ',
    lines: [
      'date,campaign_name,impressions,clicks,spend,clicks',
      '2026-11-09,brand,900,5,28.50,4',
      '2026-11-10,brand,100,4,10.00,4',
    ],
    asks: 'duplicate_column',
    ...choice('duplicate_column:clicks', 'column_1'),
    sums: '1000 / 9 / 38.50',
  },
  {
    title: 'Google Ads with totals of networks below the rows',
    lines: [
      'Ad report',
      '"November 9, 2026 - November 15, 2026"',
      'Ad group,Campaign type,Impr.,Clicks,Cost',
      'A,Search,900,5,28.50',
      'B,Search,100,4,10.00',
      'Total: All but removed ads,,"1,000",9,38.50',
      'Total: Account,,"1,000",9,38.50',
      'Total: Search,,"1,000",9,38.50',
      'Total: Display,,0,0,0.00',
    ],
    sums: '1000 / 9 / 38.50',
    skipped: 4,
  },
  {
    title: 'Microsoft Advertising with a blank conversion and its footer',
    lines: [
      '"Report Name: Keywords"',
      '"Report Time: 11/9/2026 - 11/15/2026"',
      '',
      '"Gregorian date","Campaign","Ad group","Keyword","Impressions","Clicks","Spend","Conversions"',
      '"2026-11-09","Brand","A","shoes","900","5","28.50",""',
      '"2026-11-10","Brand","A","boots","100","4","10.00","2"',
      '',
      '"©2026 Microsoft Corporation. All rights reserved. "',
    ],
    sums: '1000 / 9 / 38.50',
    skipped: 2,
  },
  {
    title: 'Meta with only a start of each week',
    channel: 'feed',
    lines: [
      'Reporting starts,Campaign name,Impressions,Clicks (all),Amount spent (EUR)',
      '2026-11-02,Brand,900,5,28.50',
      '2026-11-09,Brand,100,4,10.00',
    ],
    asks: 'start_only',
    ...choice('start_only', 'as_week'),
    sums: '1000 / 9 / 38.50',
  },
  {
    title: 'TikTok with its total and a dash in place of a metric',
    channel: 'feed',
    lines: [
      'By Day,Campaign name,Ad group name,Impressions,Clicks (destination),Cost,Currency',
      '2026-11-09,Brand,A,900,5,28.50,EUR',
      '2026-11-10,Brand,A,100,-,10.00,EUR',
      'Total of 2 results,-,-,"1,000",5,38.50,EUR',
    ],
    sums: '1000 / 5 / 38.50',
    skipped: 1,
  },
  {
    title: 'Apple Search Ads with days in words',
    lines: [
      'Day,Campaign name,Ad group name,Keyword,Impressions,Taps,Spend',
      '"Nov 9, 2026",Brand,A,shoes,900,5,€28.50',
      '"Nov 10, 2026",Brand,A,boots,100,4,€10.00',
    ],
    sums: '1000 / 9 / 38.50',
  },
  {
    title: 'weeks by number over the new year',
    lines: [
      'week,campaign_name,impressions,clicks,spend',
      '2026-W01,brand,900,5,28.50',
      '2025-W52,brand,100,4,10.00',
    ],
    sums: '1000 / 9 / 38.50',
  },
  {
    title: 'lines that end with CR',
    lines: ['Day,Campaign,Impr.,Clicks,Cost\r2026-11-09,Brand,900,5,28.50\r2026-11-10,Brand,100,4,10.00'],
    sums: '1000 / 9 / 38.50',
  },
  {
    title: 'heads that no tool has',
    lines: ['Päivä;Kampanja;Näytöt;Napsautukset;Hinta', '2026-11-09;Syksy;900;5;28,50'],
    encoding: 'windows-1252',
    asks: 'columns_unknown',
    answers: {
      columns: {
        Päivä: 'date',
        Kampanja: 'campaignName',
        Näytöt: 'impression',
        Napsautukset: 'click',
        Hinta: 'cost',
      },
    },
    sums: '900 / 5 / 28.50',
  },
];

/** Questions that remain after their answer, and rows that are listed when the file is stored. */
const staysOpen = new Set([
  'duplicate_column',
  'start_only',
  'number_format',
  'metric_columns',
  'currency_differs',
]);

describe.each(Object.entries({ german, romance, northern, japanese, korean, chinese, taiwanese, english }))(
  'an export in %s',
  (_language, cases) => {
    it.each(cases)('$title', async ({ lines, encoding = 'utf-8', asks, sums, skipped = 0, ...choices }) => {
      const bytes = encode(`${lines.join('\r\n')}\r\n`, encoding);
      const { answers: _answers, ...uploaded } = choices;
      const first = await readReport(bytes, uploaded);
      expect(first.problem).toBeUndefined();
      const isByRow = asks === 'failed_rows';
      expect(first.questions).toEqual(asks === undefined || isByRow ? [] : [asks]);
      const { file, ...read } = await readReport(bytes, choices);
      expect(read.questions.filter((code) => !staysOpen.has(code))).toEqual([]);
      expect(read.sums).toBe(sums);
      expect(file?.encoding).toBe(encoding);
      if (!file?.leftOut) throw new Error('the file has no rows to import');
      const facts = file.parts.reduce((sum, part) => sum + part.facts.length, 0);
      const counts = {
        file: file.fileRows,
        imported: facts,
        merged: file.importedRows - facts,
        skipped: file.leftOut,
        failed: file.failedRows,
      };
      expect(counts.failed).toBe(isByRow ? 1 : 0);
      expect(skippedRows(counts)).toBe(skipped);
      expect(counts.imported + counts.merged + skipped + counts.failed).toBe(counts.file);
    });
  },
);
