import { useParams } from 'react-router-dom';

/** The breadcrumb of a database: its name, which is in the address. */
export function PostgresCrumb() {
  return useParams()['postgresName'] ?? null;
}
