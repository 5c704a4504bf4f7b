/**
 * Words for the values of a code column. `hour` and `quality` have words in the report table; the others
 * are the texts `codes.<format>.<code>` of reports.
 */
export type CodeFormat = 'status' | 'matchType' | 'addState' | 'device' | 'week' | 'hour' | 'quality';

export interface DimensionDefinition {
  /**
   * Source of a value. `fact`: stored with the fact, part of its key. `account`: the account's record. `weekday`:
   * computed from the day.
   */
  source: 'fact' | 'account' | 'weekday';
  domType: 'text' | 'img' | 'render';
  /** Minimum CSS pixels at the size `medium`; a table may widen the column to fit its title. */
  width: number;
  /** Whether the text filter searches this column. */
  isSearchable: boolean;
  /** Shown after the metrics. */
  isDetail?: boolean;
  titleKey: string;
  /** Set if values are codes. */
  codeFormat?: CodeFormat;
}

/** Preserves the literal type of the key, so that a missing title is a type error. */
const text = <K extends string>(width: number, titleKey: K): DimensionDefinition & { titleKey: K } => ({
  source: 'fact',
  domType: 'text',
  width,
  isSearchable: true,
  titleKey,
});
const code = <K extends string>(
  width: number,
  titleKey: K,
  codeFormat: CodeFormat,
): DimensionDefinition & { titleKey: K } => ({
  source: 'fact',
  domType: 'render',
  width,
  isSearchable: false,
  titleKey,
  codeFormat,
});

/** Every dimension that a section can have. Ids never change. */
export const dimensions = {
  accountNo: { source: 'account', domType: 'text', width: 120, isSearchable: true, titleKey: 'accountNo' },
  accountName: {
    source: 'account',
    domType: 'text',
    width: 180,
    isSearchable: true,
    titleKey: 'accountName',
  },
  campaignName: text(150, 'campaignName'),
  campaignStatus: code(150, 'campaignStatus', 'status'),
  adgroupName: text(150, 'adgroupName'),
  adgroupStatus: code(150, 'adgroupStatus', 'status'),
  showWord: text(180, 'keyword'),
  intentionWord: text(180, 'intentionWord'),
  matchType: code(96, 'matchType', 'matchType'),
  landPageExperience: { ...code(174, 'landPageExperience', 'quality'), isDetail: true },
  businessRelationship: { ...code(174, 'businessRelationship', 'quality'), isDetail: true },
  estimatedClickRate: { ...code(174, 'estimatedClickRate', 'quality'), isDetail: true },
  searchTerm: text(220, 'searchTerm'),
  addState: code(120, 'addState', 'addState'),
  ideaTitle: text(280, 'ideaTitle'),
  ideaDesc: { ...text(280, 'ideaDesc'), isDetail: true },
  ideaDesc2: { ...text(280, 'ideaDesc2'), isDetail: true },
  ideaShowUrl: { ...text(180, 'ideaShowUrl'), isDetail: true },
  ideaMaterialUrl: {
    source: 'fact',
    domType: 'img',
    width: 100,
    isSearchable: false,
    titleKey: 'ideaMaterialUrl',
  },
  ideaStatus: code(150, 'ideaStatus', 'status'),
  provinceName: text(140, 'provinceName'),
  cityName: text(140, 'cityName'),
  week: {
    source: 'weekday',
    domType: 'render',
    width: 110,
    isSearchable: false,
    titleKey: 'weekday',
    codeFormat: 'week',
  },
  hour: code(130, 'hour', 'hour'),
  device: code(120, 'device', 'device'),
  interestsName: text(200, 'interestsName'),
  crowdName: text(200, 'crowdName'),
  autoTarget: text(200, 'autoTarget'),
} as const satisfies Record<string, DimensionDefinition>;
export type DimensionId = keyof typeof dimensions;

/** Data key of a dimension in rows and titleInfos; differs from its id if two dimensions share one key. */
export function dimensionDataKey(id: DimensionId): string {
  return id === 'intentionWord' ? 'showWord' : id;
}
