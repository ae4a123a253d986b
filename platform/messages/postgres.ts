/** Managed PostgreSQL: what happens to databases, and why they refuse something. */
export const postgresMessages = {
  postgres_not_found: 'PostgreSQL cluster not found',
  postgres_source_not_found: 'Source cluster not found',
  postgres_cluster_not_active: 'The cluster is not active. Databases can be changed when it is.',
  postgres_busy: "The database is being changed. You can act again when it's done.",
  postgres_deleting: 'The database is being deleted.',
  postgres_deleted: 'The database is deleted. Restore it into a new one.',
  postgres_backups_in_use:
    '{{name}} is being restored from these backups. You can delete them when that is done.',
  postgres_backups_deleting: 'Its backups are being deleted.',
  postgres_backups_off: 'This database has no backups. Switch them on in its settings first.',
  postgres_no_backup_yet:
    'There is no complete backup yet. Restore when the first one is done, or start one now.',
  postgres_no_replica: 'There is no ready replica that could take over. Raise the number of instances first.',
  postgres_instance_unknown: '{{instance}} is no ready replica. Choose one of: {{others}}',
  postgres_user_unknown: '{{name}} is no user of this database. Choose one of: {{others}}',
  postgres_missing_dependencies: {
    one: 'This needs {{others}}. Install that first, or let it be installed on the way.',
    other: 'This needs {{others}}. Install those first, or let them be installed on the way.',
  },
  postgres_operator_old:
    'CloudNativePG {{version}} is too old for databases: they need {{least}} or later. Upgrade it under Add-ons, then try again.',
  postgres_name_taken: 'A database named "{{name}}" exists. Choose another name, such as {{suggestion}}.',
  postgres_name_of_deleted:
    '"{{name}}" was deleted, and its backups are kept. Choose another name such as {{suggestion}}, or delete its backups first.',
  postgres_locked_field:
    '{{field}} cannot be changed after the creation. Restore into a new database instead.',
  postgres_archive_occupied:
    'The path of the backups in {{bucket}} is not empty. Choose another bucket, or empty {{path}}.',
  postgres_endpoint: 'Read and write',
  postgres_accepted: 'Accepted',
  postgres_installing_addon: 'Installing {{title}}',
  postgres_applied: 'Applied to the cluster',
  postgres_deletion_accepted: 'Deletion accepted',
  postgres_removed: 'Deleted',
  postgres_removed_restorable: 'Deleted. It can be restored until its last backup expires.',
  postgres_first_instance: 'Starting the first instance',
  postgres_instances_ready: '{{ready}} of {{count}} instances ready',
  postgres_restoring: 'Restoring the backups of {{source}}',
  postgres_failing_over: 'Another instance is becoming the primary',
  postgres_waits_for_address: 'Waiting for the address of the load balancer',
  postgres_waits_for_ferretdb: 'Waiting for FerretDB',
  postgres_gone:
    'The database is no longer in the cluster: somebody else deleted it. Restore it from its backups, or delete it here.',
  postgres_phase_failed: 'The operator reports: {{reason}}. Look at the logs for the cause.',
  postgres_restore_failed:
    'The restore of {{source}} failed: {{reason}}. Delete this database and choose another time.',
  postgres_storage_full: 'The storage of {{size}} Gi is full. Enlarge it in the settings.',
  postgres_archiving_failed: 'Backups do not reach the bucket: {{reason}}. Check the bucket and its keys.',
  postgres_archive_not_empty:
    'The archive of {{name}} has files of another database. Choose another bucket in the settings.',
  postgres_backup_failed: 'The last backup failed: {{reason}}. Start one now to try again.',
  postgres_public_price: 'The load balancer costs EUR {{price}} per month at Hetzner.',
  postgres_public_risk:
    'Everybody on the internet can reach the port: load balancers cannot filter addresses. TLS becomes required.',
  postgres_fewer_nodes: 'The cluster has {{nodes}} nodes for instances, so some share a node.',
  postgres_three_safer: 'Three instances are safer than two.',
  postgres_without_backups: 'Without backups nothing can be restored.',
  postgres_window_restarts:
    'Only backups in the new bucket can be restored. The old ones stay where they are.',
  postgres_users_stay:
    'Removed users can no longer sign in. In PostgreSQL they stay, because they may own tables: {{names}}',
  postgres_databases_stay:
    'Removed databases stay in PostgreSQL with their data. Drop them in SQL to free the space: {{names}}',
  postgres_deleted_keeps: 'Its backups are kept until {{date}}: until then it can be restored.',
  postgres_deleted_forever: 'The volumes are deleted with their data. This cannot be undone.',
  postgres_backups_forgotten:
    'The console forgets its backups, so it can no longer be restored. This cannot be undone.',
  postgres_archived: {
    one: 'The database {{names}} stops with the servers. Its volume stays, and it runs again after unarchiving.',
    other:
      'The databases {{names}} stop with the servers. Their volumes stay, and they run again after unarchiving.',
  },
  postgres_backups_archived: {
    one: 'The backups of {{names}} stay in their bucket. New ones and restores need the running cluster.',
    other: 'The backups of {{names}} stay in their buckets. New ones and restores need the running cluster.',
  },
  postgres_left: {
    one: 'The database {{names}} ends with the cluster. Its volume stays at Hetzner, but nothing runs on it any more.',
    other:
      'The databases {{names}} end with the cluster. Their volumes stay at Hetzner, but nothing runs on them any more.',
  },
  postgres_backups_left: {
    one: 'The backups of {{names}} stay in their bucket, but the console can no longer restore them. Take a dump of what you need first.',
    other:
      'The backups of {{names}} stay in their buckets, but the console can no longer restore them. Take a dump of what you need first.',
  },
  postgres_files_stay: 'The files in {{path}} stay. Delete them yourself.',
} as const;
