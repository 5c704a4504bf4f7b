import type { BusinessPointColumns } from '@meridian/api-client/contract';
import type { BusinessPoint } from './business-point';
import type { BusinessPointsRepository } from './business-points.repository';
import { pinyinInitials } from './pinyin-initials';

/** Lists and replaces the provider's tree of businesses. */
export function createBusinessPointsService({
  businessPoints,
}: {
  businessPoints: BusinessPointsRepository;
}) {
  const replaceAll = (points: readonly BusinessPoint[]) =>
    businessPoints.replaceAll(points.map((point) => ({ ...point, initials: pinyinInitials(point.name) })));
  return {
    async list(): Promise<BusinessPointColumns> {
      const points = await businessPoints.list();
      const indexOf = new Map(points.map(({ id }, index) => [id, index]));
      return {
        ids: points.map(({ id }) => id),
        names: points.map(({ name }) => name),
        parents: points.map(({ parentId }) => (parentId === null ? -1 : (indexOf.get(parentId) ?? -1))),
        leaves: points.map(({ isLeaf }) => isLeaf),
        initials: points.map(({ initials }) => initials),
      };
    },

    /** Replaces the tree with checked businesses; returns how many there were before. */
    replaceAll,

    /** Stores a tree unless one exists. */
    async addMissing(points: readonly BusinessPoint[]): Promise<void> {
      if ((await businessPoints.count()) === 0) await replaceAll(points);
    },
  };
}
