import { useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * A contender from a component. It gets `rows, columns, summary, layout, totalWidth` and `api`: a grid with a call of
 * its own for changing one cell sets `api.update`, else it gets a new array with one row replaced.
 */
export function reactContender(Grid, options) {
  const api = {};

  function App({ context }) {
    const [rows, setRows] = useState(context.rows);
    const [, renderAgain] = useReducer((count) => count + 1, 0);
    api.setRows = setRows;
    api.renderAgain = renderAgain;
    return <Grid {...context} rows={rows} api={api} />;
  }

  return {
    mount(host, context) {
      createRoot(host).render(<App context={context} />);
    },
    update(index, key, value) {
      if (api.update) return api.update(index, key, value);
      flushSync(() =>
        api.setRows((rows) => {
          const next = rows.slice();
          next[index] = { ...rows[index], [key]: value };
          return next;
        }),
      );
    },
    rerender() {
      flushSync(() => api.renderAgain());
    },
    ...options,
  };
}
