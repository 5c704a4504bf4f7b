import type { ReactNode } from 'react';

/** A page of the host: one of each element that its rules apply to, and a place for the table. */
export function HostPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header id="host" className="container" style={{ marginTop: 640 }}>
        <h1>Outside</h1>
        <p className="truncate">
          A page that knows nothing of us, with <a href="#host">a link</a>, <code>code</code> and{' '}
          <button type="button" className="counter">
            a button
          </button>
        </p>
        <ul className="grid">
          <li className="flex">One</li>
          <li className="hidden-note border">Two</li>
        </ul>
        <label>
          Amount <input className="block" defaultValue="5" />
        </label>
        <table className="table">
          <tbody>
            <tr>
              <td>Cell</td>
            </tr>
          </tbody>
        </table>
        <svg viewBox="0 0 10 10" aria-hidden>
          <circle cx="5" cy="5" r="4" />
        </svg>
      </header>
      <main style={place}>{children}</main>
    </>
  );
}

/** Has fixed sizes, so that the rules around it move nothing inside. */
const place = {
  position: 'absolute',
  boxSizing: 'border-box',
  top: 20,
  left: 20,
  width: 'calc(100vw - 40px)',
  height: 560,
  margin: 0,
  border: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
} as const;
