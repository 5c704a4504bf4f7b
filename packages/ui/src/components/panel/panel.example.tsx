import { Panel } from './panel';

export function PanelExample() {
  return (
    <Panel title="Top 15 regions" note="by cost" aside={<a href="#regions">Open the report</a>}>
      <p className="px-4 pb-2 text-13 text-fg-2">Guangdong, Jiangsu and Shanghai lead.</p>
    </Panel>
  );
}
