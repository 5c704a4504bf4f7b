/** Words for a total in languages other than English and Chinese. */
const words = [
  ...['gesamtsumme', 'gesamtergebnis', 'gesamt', 'summe'],
  ...[
    'total général',
    'total general',
    'total geral',
    'totaux',
    'totales',
    'totais',
    'totali',
    'total',
    'sous-total',
  ],
  ...['totale complessivo', 'totale generale', 'totale', 'totaal', 'eindtotaal', 'subtotaal', 'subtotale'],
  ...['suma końcowa', 'suma', 'łącznie', 'razem', 'ogółem'],
  ...['合計', '総計', '小計', '総合計', '총합계', '합계', '총계', '소계'],
];

/** A word for a total, alone or before a colon and its subject. */
export const foreignTotal = new RegExp(
  `^(?:${words.join('|')})(?:\\s*\\(\\d+\\))?(?:\\s*:\\s*(\\S.*)?)?$`,
  'iu',
);

/** First characters of these words that no English or Chinese word for a total has. */
export const foreignFirsts = { letters: 'EelL', characters: '総' };

/** Names of the listed rows: `Gesamt: Suchbegriffe`. */
export const foreignListed = new RegExp(
  `^(?:${[
    ...['suchbegriffe', 'keywords', 'suchkeywords', 'kampagnen', 'anzeigengruppen', 'anzeigen'],
    ...['termes de recherche', 'mots clés', 'mots-clés', 'campagnes', "groupes d'annonces", 'annonces'],
    ...['términos de búsqueda', 'palabras clave', 'campañas', 'grupos de anuncios', 'anuncios'],
    ...['termos de pesquisa', 'palavras-chave', 'campanhas', 'grupos de anúncios', 'anúncios'],
    ...['termini di ricerca', 'parole chiave', 'campagne', 'gruppi di annunci', 'annunci'],
    ...['zoektermen', 'zoekwoorden', 'campagnes', 'advertentiegroepen', 'advertenties'],
    ...['wyszukiwane hasła', 'słowa kluczowe', 'kampanie', 'grupy reklam', 'reklamy'],
    ...['検索語句', 'キーワード', '検索キーワード', 'キャンペーン', '広告グループ', '広告'],
    ...['검색어', '키워드', '캠페인', '광고그룹', '광고'],
    ...['搜索字词', '搜索词', '关键字', '广告系列', '广告组', '广告'],
    ...['搜尋字詞', '關鍵字', '廣告活動', '廣告群組', '廣告'],
  ].join('|')})$`,
  'iu',
);

/** Names of the account: `Gesamt: Konto`. */
export const foreignAccount = /^(?:konto|compte|cuenta|conta|account|アカウント|계정|账号|帐号|账户|帳戶)/iu;

/** Names of rows other than the listed ones: `Gesamt: Andere Suchbegriffe`. */
export const foreignOthers =
  /^(?:(?:andere|sonstige|weitere|autres|otros|otras|outros|outras|altri|altre|overige|inne|pozostałe)(?!\p{L})|その他|기타|其他)/iu;
