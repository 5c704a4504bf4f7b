import { reactContender } from '../page/react-contender.jsx';

export const contender = reactContender(() => 'x', { cell: 'x', scroller: () => null });
