import { useEffect, useState } from 'react';
import { ReportTable, type TitleInfo } from '../index';
import { useRowTree, type RowTreeNode } from '../tree';
import { fetchPlaces, type PlaceRow } from './place-server';

/** The rows below a place, once they are loaded. */
type Level = readonly PlaceRow[] | 'loading' | 'failed';

interface Row extends Partial<PlaceRow> {
  /** The parent place, for a row that stands for loading or failed rows. */
  parent: string;
  node: RowTreeNode;
}

/** The visible rows: each place, followed by the expanded rows below it. */
function rowsBelow(parent: string, levels: ReadonlyMap<string, Level>, level = 1): Row[] {
  const places = levels.get(parent);
  if (places === undefined) return [];
  if (typeof places === 'string') return [{ parent, node: { level, status: places } }];
  return places.flatMap((place, index): Row[] => {
    const isExpanded = place.hasChildren ? levels.has(place.id) : undefined;
    const node = { level, isExpanded, setSize: places.length, position: index + 1 };
    return [{ ...place, parent, node }, ...rowsBelow(place.id, levels, level + 1)];
  });
}

const nodeOf = ({ node }: Row) => node;
const totals = { cost: 6730, clicks: 8355 };

const columns = (name: string, cost: string, clicks: string): TitleInfo[] => [
  { dataKey: 'name', titleName: name, fixed: 'left', width: 280 },
  { dataKey: 'cost', titleName: cost, unit: 't2', unitDesc: '€' },
  { dataKey: 'clicks', titleName: clicks, unit: 't' },
];

const texts = {
  en: { caption: 'Places', titleInfos: columns('Place', 'Cost', 'Clicks') },
  cn: { caption: '地区', titleInfos: columns('地区', '消费', '点击') },
  tw: { caption: '地區', titleInfos: columns('地區', '費用', '點擊') },
};

export function PlaceTable({ language = 'en' }: { language?: keyof typeof texts }) {
  const [levels, setLevels] = useState<ReadonlyMap<string, Level>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const setLevel = (id: string, level: Level | undefined) =>
    setLevels((last) => {
      const next = new Map(last);
      if (level === undefined) next.delete(id);
      else next.set(id, level);
      return next;
    });
  const load = (id: string) => {
    setLevel(id, 'loading');
    // the first request for the places of Korea fails here, to show a row with a retry
    const fails = id === 'korea' && !failed.has(id);
    if (fails) setFailed(new Set([...failed, id]));
    void fetchPlaces(id, { language, fails }).then(
      (places) => setLevel(id, places),
      () => setLevel(id, 'failed'),
    );
  };
  useEffect(() => {
    let isCurrent = true;
    void fetchPlaces('', { language }).then((places) => isCurrent && setLevels(new Map([['', places]])));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  const tree = useRowTree<Row>({
    nodeOf,
    onToggle: ({ id = '' }, isExpanded) => (isExpanded ? load(id) : setLevel(id, undefined)),
    onRetry: ({ parent }) => load(parent),
  });
  return (
    <ReportTable
      {...texts[language]}
      language={language}
      rows={rowsBelow('', levels)}
      tree={tree}
      mode="server"
      status={levels.has('') ? 'ready' : 'loading'}
      summary={totals}
      height={480}
    />
  );
}
