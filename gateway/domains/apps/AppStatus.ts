import { builder } from '../../graphql/builder.ts';

export const AppStatus = builder.enumType('AppStatus', {
  description: 'Status of an installed app.',
  values: {
    PENDING: { value: 'pending', description: 'Accepted, not applied to the cluster yet.' },
    INSTALLING_ADDONS: {
      value: 'installing_addons',
      description: 'Add-ons that it needs are being installed.',
    },
    INSTALLING_DEPENDENCIES: {
      value: 'installing_dependencies',
      description: 'Its chart and what that depends on are being installed.',
    },
    CONFIGURING: { value: 'configuring', description: 'Its pods are being started with the settings.' },
    INSTALLED: { value: 'installed', description: 'It runs.' },
    UPGRADING: { value: 'upgrading', description: 'Being changed to a newer version.' },
    ROLLBACK: { value: 'rollback', description: 'Returning to the previous version.' },
    FAILED: {
      value: 'failed',
      description: 'The last operation failed; an earlier version may still run.',
    },
    UNINSTALLING: { value: 'uninstalling', description: 'Being uninstalled.' },
    UNINSTALL_FAILED: { value: 'uninstall_failed', description: 'Uninstalling failed.' },
  } as const,
});
