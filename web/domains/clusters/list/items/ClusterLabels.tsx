import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../../../shell/paths.ts';
import { AppLink } from '../../../../ui/link.tsx';
import './marks.css';
import type { ClusterLabels_cluster$key } from './__generated__/ClusterLabels_cluster.graphql.ts';

interface ClusterLabelsProps {
  readonly cluster: ClusterLabels_cluster$key;
  /** At most this many labels are shown, followed by the number of the others. */
  readonly max?: number;
}

/** The labels of a cluster as small tags; each links to the list filtered by it. */
export function ClusterLabels({ cluster, max = Infinity }: ClusterLabelsProps) {
  const { t } = useTranslation('clusters');
  const { name, labels } = useFragment(
    graphql`
      fragment ClusterLabels_cluster on Cluster {
        name
        labels
      }
    `,
    cluster,
  );
  const [isOpen, setOpen] = useState(false);
  if (labels.length === 0) return null;
  const hidden = labels.length - max;
  return (
    <ul className="kd-cluster-labels" aria-label={t('list.label.of', { name })}>
      {(isOpen ? labels : labels.slice(0, max)).map((label) => (
        <li key={label}>
          <AppLink to={paths.clusters({ label })} title={t('list.label.show', { label })}>
            {label}
          </AppLink>
        </li>
      ))}
      {hidden > 0 ? (
        <li>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('list.label.fewer') : t('list.label.more', { count: hidden })}
          </button>
        </li>
      ) : null}
    </ul>
  );
}
