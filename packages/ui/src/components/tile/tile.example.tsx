import { Tile } from './tile';

export function TileExample() {
  return (
    <span className="flex items-center gap-2">
      <Tile name="Kaede Travel" seed="8840213" />
      Kaede Travel
    </span>
  );
}
