/** What is wrong with the form of a database. */
export const postgresInputMessages = {
  postgres_name_required: 'Cluster name is required',
  postgres_name_length: 'Name must be {{max}} characters or less',
  postgres_name_characters:
    'Name must contain only lowercase letters, numbers, and hyphens. It must start and end with a letter or number.',
  postgres_name_letter: 'Name must start with a letter',
  postgres_name_role: 'Names ending with "-role" are reserved. Choose another name',
  postgres_required: 'This field is required when backups are on',
  postgres_instances_range: 'Choose 1, 2 or 3 instances',
  postgres_storage_range: 'Storage must be between 1 and {{max}} Gi',
  postgres_storage_shrinks: 'Storage can only grow. It has {{size}} Gi',
  postgres_port_range: 'Port must be between 1024 and 65535',
  postgres_retention_range: 'Retention must be between 1 and 35 days',
  postgres_bucket_name: 'This is not the name of a bucket',
  postgres_ferretdb_version: 'FerretDB requires PostgreSQL {{version}}',
  postgres_identifier:
    'Use lower-case letters, digits and single underscores between them, at most 63, starting with a letter',
  postgres_reserved: '{{name}} is reserved by PostgreSQL. Choose another name',
  postgres_role_twice: 'There are two users named {{name}}',
  postgres_database_twice: 'There are two databases named {{name}}',
  postgres_owner_unknown: '{{name}} is no user of this database',
  postgres_extension_unknown: 'There is no extension {{name}}',
  postgres_parameter_unknown:
    '{{name}} cannot be set here: the operator sets it, or PostgreSQL does not know it',
  postgres_parameter_option: '{{name}} must be one of: {{options}}',
  postgres_parameter_range: '{{name}} must be between {{min}} and {{max}}',
  postgres_wal_sizes: 'min_wal_size must be less than max_wal_size, which is {{max}}',
  postgres_wal_storage:
    'max_wal_size is {{max}}, but may be at most half of the storage of {{storage}} Gi. Choose less, or enlarge the storage',
  postgres_password_required: 'Enter a password',
  postgres_password_length: 'At most {{max}} characters',
  postgres_password_lines: 'A password cannot contain line breaks',
  postgres_password_public: 'A public database needs passwords of at least {{min}} characters',
  postgres_class_unknown: 'The cluster has no storage class {{name}}',
  postgres_restore_time_required: 'Please select a specific date and time for restore',
  postgres_restore_outside: 'Selected time is outside the available recovery window.',
} as const;
