import { describe, expect, it } from 'vitest';
import { csv } from '../../../testing/report-files';
import { readReport } from '../testing/read-file';

/** A total below the rows must not count as a row. */
const tables: [language: string, head: string[], total: string, others: string, account: string][] = [
  [
    'de',
    ['Suchbegriff', 'Kampagne', 'Klicks', 'Impressionen', 'Kosten'],
    'Gesamt: Suchbegriffe',
    'Gesamt: Andere Suchbegriffe',
    'Gesamt: Konto',
  ],
  [
    'fr',
    ['Terme de recherche', 'Campagne', 'Clics', 'Impressions', 'Coût'],
    'Total : Termes de recherche',
    'Total : Autres termes de recherche',
    'Total : Compte',
  ],
  [
    'es',
    ['Término de búsqueda', 'Campaña', 'Clics', 'Impresiones', 'Coste'],
    'Total: Términos de búsqueda',
    'Total: Otros términos de búsqueda',
    'Total: Cuenta',
  ],
  [
    'pt',
    ['Termo de pesquisa', 'Campanha', 'Cliques', 'Impressões', 'Custo'],
    'Total: Termos de pesquisa',
    'Total: Outros termos de pesquisa',
    'Total: Conta',
  ],
  [
    'it',
    ['Termine di ricerca', 'Campagna', 'Clic', 'Impressioni', 'Costo'],
    'Totale: Termini di ricerca',
    'Totale: Altri termini di ricerca',
    'Totale: Account',
  ],
  [
    'nl',
    ['Zoekterm', 'Campagne', 'Klikken', 'Vertoningen', 'Kosten'],
    'Totaal: Zoektermen',
    'Totaal: Overige zoektermen',
    'Totaal: Account',
  ],
  [
    'pl',
    ['Wyszukiwane hasło', 'Kampania', 'Kliknięcia', 'Wyświetlenia', 'Koszt'],
    'Suma: Wyszukiwane hasła',
    'Suma: Inne wyszukiwane hasła',
    'Suma: Konto',
  ],
  [
    'ja',
    ['検索語句', 'キャンペーン', 'クリック数', '表示回数', '費用'],
    '合計: 検索語句',
    '合計: その他の検索語句',
    '合計: アカウント',
  ],
  ['ko', ['검색어', '캠페인', '클릭수', '노출수', '비용'], '합계: 검색어', '합계: 기타 검색어', '합계: 계정'],
  [
    'zh-CN',
    ['搜索字词', '广告系列', '点击次数', '展示次数', '费用'],
    '总计: 搜索字词',
    '总计: 其他搜索字词',
    '总计: 账号',
  ],
  [
    'zh-TW',
    ['搜尋字詞', '廣告活動', '點擊', '曝光', '費用'],
    '總計: 搜尋字詞',
    '總計: 其他搜尋字詞',
    '總計: 帳戶',
  ],
];

const title = '"2026-11-02 - 2026-11-08"\n';
const rows = [
  ['wort a', 'K1', 5, 200, '10.50'],
  ['wort b', 'K1', 7, 200, '20.25'],
];
const sums = '400 / 12 / 30.75';

describe('totals below two rows', () => {
  it.each(tables)('in %s are not imported as rows', async (_language, head, total, others, account) => {
    const content = csv([
      head,
      ...rows,
      [total, '', 12, 400, '30.75'],
      [others, '', 3, 100, '4.00'],
      [account, '', 15, 500, '34.75'],
    ]);
    expect(await readReport(title + content)).toMatchObject({ questions: [], sums });
    const wrong = csv([head, ...rows, [total, '', 99, 400, '30.75']]);
    expect(await readReport(title + wrong)).toMatchObject({ questions: ['totals_differ'], sums });
  });

  it.each(tables)('in %s may have no label', async (_language, head, total) => {
    const content = csv([head, ...rows, [total.split(':')[0]?.trim() ?? '', '--', 12, 400, '30.75']]);
    expect(await readReport(title + content)).toMatchObject({ questions: [], sums });
  });
});
