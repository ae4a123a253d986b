/** Secrets in a cluster. */
export const clusterSecretMessages = {
  secrets_cluster_not_active: 'The cluster is not active. Its secrets can be seen and changed when it is.',
  secret_rows: 'At most {{max}} rows',
  secret_files: 'At most {{max}} files',
  text_expected: 'Expected text',
  secret_key_required: 'This value needs a key',
  secret_value_required: '{{key}} needs a value',
  secret_key_characters: 'Use letters, digits, hyphen, underscore and dot only, at most 253 characters',
  secret_key_twice: 'The key {{key}} is there twice',
  secret_type_unknown: 'Secrets of type {{type}} cannot be made here',
  secret_key_missing: 'Secrets of type {{type}} need the key {{key}}',
  secret_keys_missing: 'Secrets of type {{type}} need the keys {{first}} and {{second}}',
  secret_one_key_missing: 'Secrets of type {{type}} need the keys {{first}} or {{second}}',
  secret_docker_config: '.dockerconfigjson is no Docker config: it needs "auths"',
  secret_name_required: 'Name is required',
  secret_object_name:
    'Use lowercase letters, digits, hyphen and dot; begin and end with a letter or digit; at most 253 characters',
  namespace_required: 'Namespace is required',
  namespace_name:
    'Use lowercase letters, digits and hyphen; begin and end with a letter or digit; at most 63 characters',
  secret_too_large: 'The secret has {{size}} MiB; Kubernetes takes at most 1 MiB',
  secret_data_required: 'Add at least one key with a value, or one file',
  secret_name_taken: 'A secret named {{name}} exists already in namespace {{namespace}}.',
  namespace_not_found: 'Namespace {{name}} not found.',
  namespace_terminating: 'Namespace {{name}} is being terminated and accepts nothing new.',
} as const;
