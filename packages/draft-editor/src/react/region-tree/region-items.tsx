import type { Language } from '@meridian/i18n/core';
import type { KeyboardEvent, ReactElement } from 'react';
import { factorOfRegion } from '../../core/regions/change-regions';
import { countChosen, regionState } from '../../core/regions/region-choice';
import type { RegionNode } from '../../core/regions/region-nodes';
import type { RegionTreeLabels } from './labels';
import { RegionItem } from './region-item';
import type { RegionChoiceModel } from './use-region-choice';
import type { TreeViewModel } from './use-tree-view';

export interface RegionItemsProps {
  view: TreeViewModel;
  model: RegionChoiceModel;
  language: Language;
  labels: RegionTreeLabels;
  isReadOnly: boolean;
  describedBy: string | undefined;
  /** Moves the focus to the factor of a selected region. */
  onEditFactor: (node: RegionNode) => void;
}

/** The tree of regions. Arrow keys move, Space selects, Enter edits the factor of a selected region. */
export function RegionItems(props: RegionItemsProps): ReactElement {
  const { view, model, language, labels, isReadOnly, describedBy, onEditFactor } = props;
  const { treeRef, rows, activeNode } = view;
  const { choice } = model;
  const factorOf = (node: RegionNode) => (hasFactor(node) ? factorOfRegion(choice, node) : null);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (view.handleNavigation(event)) event.preventDefault();
    if (!activeNode || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (isReadOnly) return;
    if (event.key === 'Enter' && factorOf(activeNode) !== null) onEditFactor(activeNode);
    else model.toggle(activeNode);
  };
  return (
    <div
      ref={treeRef}
      role="tree"
      aria-label={labels.tree[view.name]}
      aria-multiselectable="true"
      aria-describedby={describedBy}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="max-h-90 overflow-y-auto pb-1 outline-none"
    >
      {rows.map((row) => (
        <RegionItem
          key={row.node.id}
          row={row}
          name={row.node.name[language]}
          state={regionState(choice, row.node)}
          count={countOf(row.node)}
          factor={factorOf(row.node)}
          isTabStop={row.node.id === activeNode?.id}
          isReadOnly={isReadOnly}
          language={language}
          labels={labels}
          onToggle={() => {
            view.activate(row.node.id);
            if (!isReadOnly) model.toggle(row.node);
          }}
          onToggleExpanded={() => {
            view.activate(row.node.id);
            view.toggleExpanded(row.node.id);
          }}
          onEditFactor={() => onEditFactor(row.node)}
        />
      ))}
    </div>
  );

  /** A partly selected area has no factor. Neither has a province with one selected city: that city has it. */
  function hasFactor(node: RegionNode): boolean {
    if (regionState(choice, node) !== 'some') return true;
    return node.level === 'province' && countChosen(choice, node) > 1;
  }

  function countOf(node: RegionNode): string {
    const { length } = node.children;
    if (length === 0) return '';
    const state = regionState(choice, node);
    const isCounted = state === 'some' || (state === 'all' && node.level === 'area');
    return isCounted ? labels.some(countChosen(choice, node), length) : labels.children(node.level, length);
  }
}
