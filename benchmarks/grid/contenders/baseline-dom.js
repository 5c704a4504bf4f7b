export const contender = { cell: 'x', scroller: () => null, mount() {} };
