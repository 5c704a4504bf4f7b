import { MetaItem } from './meta-item';
import { MetaLine } from './meta-line';

export function MetaLineExample() {
  return (
    <MetaLine label="About the data" note="Not included: Nov 3, 2026 (costs.csv)">
      <MetaItem isDesktopOnly>Nov 1 – Nov 20, 2026</MetaItem>
      <MetaItem>Data of 09:12</MetaItem>
      <MetaItem>Complete</MetaItem>
    </MetaLine>
  );
}
