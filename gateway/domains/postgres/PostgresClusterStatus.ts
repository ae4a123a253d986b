import { builder } from '../../graphql/builder.ts';
import { postgresStatuses } from './postgresStatuses.ts';

const [
  PENDING,
  INSTALLING_ADDONS,
  INSTALLING_DEPENDENCIES,
  CONFIGURING,
  INSTALLED,
  UPGRADING,
  ROLLBACK,
  FAILED,
  UNINSTALLING,
  UNINSTALL_FAILED,
  UNINSTALLED,
] = postgresStatuses;

export const PostgresClusterStatus = builder.enumType('PostgresClusterStatus', {
  description: 'Status of a database cluster.',
  values: {
    PENDING: { value: PENDING, description: 'Accepted, not applied to the cluster yet.' },
    INSTALLING_ADDONS: { value: INSTALLING_ADDONS, description: 'Missing add-ons are being installed.' },
    INSTALLING_DEPENDENCIES: {
      value: INSTALLING_DEPENDENCIES,
      description: 'Its secrets and the access to its backups are being made.',
    },
    CONFIGURING: {
      value: CONFIGURING,
      description: 'Its instances are being started, or a backup is being restored into it.',
    },
    INSTALLED: { value: INSTALLED, description: 'It runs as configured.' },
    UPGRADING: {
      value: UPGRADING,
      description: 'A change is being applied, or another instance becomes the primary.',
    },
    ROLLBACK: { value: ROLLBACK, description: 'A change is being taken back.' },
    FAILED: {
      value: FAILED,
      description: 'The last operation failed, or it does not run and will not recover without a change.',
    },
    UNINSTALLING: { value: UNINSTALLING, description: 'Being deleted.' },
    UNINSTALL_FAILED: { value: UNINSTALL_FAILED, description: 'It could not be deleted.' },
    UNINSTALLED: {
      value: UNINSTALLED,
      description: 'Deleted; it can be restored from its backups until `restorableUntil`.',
    },
  } as const,
});
