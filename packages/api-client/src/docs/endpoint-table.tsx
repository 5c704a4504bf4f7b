import { describeAccess, type Endpoint } from '../contract/endpoint';
import * as endpoints from '../contract/endpoints';

const rows: [string, Endpoint][] = Object.entries(endpoints);

/** All endpoints of the contract. */
export function EndpointTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Endpoint</th>
          <th>Method and path</th>
          <th>Access</th>
          <th>Account</th>
          <th>Body</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([id, { method, path, access, account, bodyKind, summary }]) => (
          <tr key={id}>
            <td>
              <code>{id}</code>
              <br />
              {summary}
            </td>
            <td>
              {method} <code>{path}</code>
            </td>
            <td>{describeAccess(access)}</td>
            <td>{account}</td>
            <td>{bodyKind}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
