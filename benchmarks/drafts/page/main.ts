import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { KeywordGrid } from '../../../packages/draft-editor/src/testing/keyword-grid';

const root = document.querySelector('#root');
if (root) createRoot(root).render(createElement(KeywordGrid, { height: 760 }));
