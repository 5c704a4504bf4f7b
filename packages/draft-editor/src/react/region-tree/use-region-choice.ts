import { useMemo, useState } from 'react';
import type { Region } from '../../core/model/rows';
import {
  factorOfRegion,
  toggleRegion,
  withoutRegion,
  withoutRegionId,
  withRegionFactor,
} from '../../core/regions/change-regions';
import { chosenRows, type ChosenRow } from '../../core/regions/chosen-rows';
import { choiceOf } from '../../core/regions/region-choice';
import { findRegion, regionTree, regionTrees, type RegionNode } from '../../core/regions/region-nodes';

export interface RegionChoiceOptions {
  value: readonly Region[];
  onChange: (regions: Region[]) => void;
  isReadOnly: boolean;
  /** Nodes that have a separate row from the beginning. */
  ownIds: readonly string[];
}

/** The selected regions with their rows, and functions that change them. */
export function useRegionChoice({ value, onChange, isReadOnly, ownIds: firstOwnIds }: RegionChoiceOptions) {
  // rows that the user wants to give a separate factor, before it differs
  const [ownIds, setOwnIds] = useState<ReadonlySet<string>>(new Set(firstOwnIds));
  const choice = useMemo(() => choiceOf(value), [value]);
  const rows = useMemo(() => chosenRows(choice, regionTrees.flatMap(regionTree), ownIds), [choice, ownIds]);
  const change = (next: Region[]) => {
    if (isReadOnly) return;
    const nextChoice = choiceOf(next);
    const isChosen = (id: string) => {
      const node = findRegion(id);
      return node !== undefined && factorOfRegion(nextChoice, node) !== null;
    };
    setOwnIds((ids) => new Set([...ids].filter(isChosen)));
    onChange(next);
  };
  const toggle = (node: RegionNode) => change(toggleRegion(value, node));
  const setFactor = (node: RegionNode, factor: number) =>
    change(withRegionFactor(value, { node, factor, ownIds }));
  const addOwnId = ({ id }: RegionNode) => setOwnIds((ids) => new Set([...ids, id]));

  return {
    choice,
    rows,
    toggle,
    setRowFactor: ({ node, parentFactor }: ChosenRow, factor: number) => {
      setFactor(node, factor);
      // the row stays, though its factor may now equal that of its province
      if (parentFactor !== null) addOwnId(node);
    },
    addOwnRow: (node: RegionNode) => {
      if (!rows.some((row) => row.node.id === node.id)) addOwnId(node);
    },
    /** Removes a region, or the separate factor of one that is part of another row. */
    removeRow: ({ node, parentFactor }: ChosenRow) => {
      if (parentFactor === null) {
        change(withoutRegion(value, node));
        return;
      }
      setFactor(node, parentFactor);
      setOwnIds((ids) => new Set([...ids].filter((id) => id !== node.id)));
    },
    removeUnknown: (regionId: number) => change(withoutRegionId(value, regionId)),
    clear: () => change([]),
  };
}

export type RegionChoiceModel = ReturnType<typeof useRegionChoice>;
