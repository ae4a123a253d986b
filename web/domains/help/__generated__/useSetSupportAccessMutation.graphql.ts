/**
 * @generated SignedSource<<62a75c52a7014181cfd834b4e66a3262>>
 * @relayHash daf66860ee4a33732e4b3496669b37d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6e6a421b2a2d39eeb02a77935f9645a0ba361d42c271f69428d146c27c30795

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Locale = "EN" | "ES" | "%future added value";
export type MessageCode = "ABOUT_APP_CHANGEDETECTION" | "ABOUT_APP_CLICKHOUSE" | "ABOUT_APP_DIRECTUS" | "ABOUT_APP_FILEBROWSER" | "ABOUT_APP_FLOWISE" | "ABOUT_APP_FRESHRSS" | "ABOUT_APP_GHOST" | "ABOUT_APP_GOTIFY" | "ABOUT_APP_INFLUXDB2" | "ABOUT_APP_IT_TOOLS" | "ABOUT_APP_JENKINS" | "ABOUT_APP_KEYCLOAK" | "ABOUT_APP_LINKDING" | "ABOUT_APP_LISTMONK" | "ABOUT_APP_LITELLM" | "ABOUT_APP_MARIADB" | "ABOUT_APP_MATTERMOST" | "ABOUT_APP_MEALIE" | "ABOUT_APP_MEILISEARCH" | "ABOUT_APP_MEMCACHED" | "ABOUT_APP_MEMOS" | "ABOUT_APP_METABASE" | "ABOUT_APP_MINIO" | "ABOUT_APP_MONGODB" | "ABOUT_APP_MYSQL" | "ABOUT_APP_N8N" | "ABOUT_APP_NATS" | "ABOUT_APP_NEXTCLOUD" | "ABOUT_APP_NODE_RED" | "ABOUT_APP_NTFY" | "ABOUT_APP_OLLAMA" | "ABOUT_APP_OPENBAO" | "ABOUT_APP_OPEN_WEBUI" | "ABOUT_APP_PGADMIN4" | "ABOUT_APP_QDRANT" | "ABOUT_APP_RABBITMQ" | "ABOUT_APP_REDIS" | "ABOUT_APP_RUSTFS" | "ABOUT_APP_TIMESCALEDB" | "ABOUT_APP_TYPESENSE" | "ABOUT_APP_UMAMI" | "ABOUT_APP_UPTIME_KUMA" | "ABOUT_APP_VALKEY" | "ABOUT_APP_VAULTWARDEN" | "ABOUT_APP_VICTORIA_LOGS_SINGLE" | "ABOUT_APP_VICTORIA_METRICS_SINGLE" | "ABOUT_APP_WOODPECKER" | "ABOUT_APP_WORDPRESS" | "ABOUT_ARGO_CD" | "ABOUT_CERT_ISSUER" | "ABOUT_CERT_MANAGER" | "ABOUT_CLOUDNATIVE_PG" | "ABOUT_CLUSTER_AUTOSCALER" | "ABOUT_EXTERNAL_DNS" | "ABOUT_EXTERNAL_SECRETS" | "ABOUT_FLUX_OPERATOR" | "ABOUT_GRAFANA" | "ABOUT_HCLOUD_CCM" | "ABOUT_HCLOUD_CSI" | "ABOUT_INGRESS_NGINX" | "ABOUT_KEDA" | "ABOUT_KEEL" | "ABOUT_KUBE_PROMETHEUS_STACK" | "ABOUT_LONGHORN" | "ABOUT_METRICS_SERVER" | "ABOUT_PLUGIN_BARMAN_CLOUD" | "ABOUT_REFLECTOR" | "ABOUT_RELOADER" | "ABOUT_SYSTEM_UPGRADE_CONTROLLER" | "ABOUT_TRAEFIK" | "ABOUT_TRUST_MANAGER" | "ABOUT_ZOT" | "ACCESS_OFF" | "ACCOUNT_NOT_FOUND" | "ACTIVE_VALUE" | "ADDING_DEPLOY_KEY" | "ADDING_WORKERS" | "ADDON_CLUSTER_NOT_ACTIVE" | "ADDON_GONE" | "ADDON_INSTALLING" | "ADDON_INSTALL_ACCEPTED" | "ADDON_INSTALL_DONE" | "ADDON_KUBERNETES" | "ADDON_NAME_REQUIRED" | "ADDON_NOT_FOUND" | "ADDON_NOT_IN_CATALOG" | "ADDON_OBJECTS_GONE" | "ADDON_POD_FAILED" | "ADDON_ROLLBACK_ACCEPTED" | "ADDON_ROLLBACK_DONE" | "ADDON_ROLLING_BACK" | "ADDON_TIMEOUT" | "ADDON_UNINSTALLING" | "ADDON_UNINSTALL_ACCEPTED" | "ADDON_UNINSTALL_DONE" | "ADDON_UPGRADE_ACCEPTED" | "ADDON_UPGRADE_DONE" | "ADDON_UPGRADING" | "ADDON_VERSION" | "ADDON_VERSION_NOT_NEWER" | "ADDON_VERSION_UNSUPPORTED" | "ADDON_WAITS" | "ALREADY_ARCHIVED" | "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ALREADY_IN_TEAM" | "ALREADY_MEMBER" | "ALREADY_PROTECTED" | "APIKEY_EXPIRED" | "APIKEY_NOT_FOUND" | "API_ADDRESS" | "API_AWAY" | "API_NETWORKS_REQUIRED" | "API_OPEN" | "APP_ACCEPTED" | "APP_ALREADY_INSTALLED" | "APP_BALANCER_ORDERED" | "APP_CLUSTER_NOT_ACTIVE" | "APP_CONFIGURE_ACCEPTED" | "APP_CONFIGURE_DONE" | "APP_CONFIGURING" | "APP_DATA_ARCHIVED" | "APP_DATA_DELETED" | "APP_DATA_KEPT" | "APP_DATA_LEFT" | "APP_DATA_STAYS" | "APP_ENDPOINT_ADMIN" | "APP_ENDPOINT_API" | "APP_ENDPOINT_CACHE" | "APP_ENDPOINT_DATABASE" | "APP_ENDPOINT_GRPC" | "APP_ENDPOINT_QUEUE" | "APP_ENDPOINT_S3" | "APP_ENDPOINT_WEB" | "APP_FIELD_ADMIN_TOKEN" | "APP_FIELD_API_KEY" | "APP_FIELD_BUCKET" | "APP_FIELD_CACHE_MEMORY" | "APP_FIELD_CACHE_MEMORY_ABOUT" | "APP_FIELD_CLIENT_ID" | "APP_FIELD_CLIENT_SECRET" | "APP_FIELD_CLUSTER" | "APP_FIELD_CLUSTER_ABOUT" | "APP_FIELD_CPU" | "APP_FIELD_CPU_ABOUT" | "APP_FIELD_DATABASE" | "APP_FIELD_DB_HOST" | "APP_FIELD_DB_HOST_ABOUT" | "APP_FIELD_DB_PASSWORD" | "APP_FIELD_DB_SIZE" | "APP_FIELD_DB_USER" | "APP_FIELD_EMAIL" | "APP_FIELD_ENCRYPTION_KEY" | "APP_FIELD_ENCRYPTION_KEY_ABOUT" | "APP_FIELD_EXPOSE" | "APP_FIELD_EXPOSE_ABOUT" | "APP_FIELD_FORGE" | "APP_FIELD_FORGE_ADMIN" | "APP_FIELD_FORGE_ADMIN_ABOUT" | "APP_FIELD_FORGE_URL" | "APP_FIELD_HOSTNAME" | "APP_FIELD_HOSTNAME_ABOUT" | "APP_FIELD_INGRESS_CLASS" | "APP_FIELD_KEY" | "APP_FIELD_LITELLM_KEY_ABOUT" | "APP_FIELD_MASTER_KEY" | "APP_FIELD_MEILI_ENV" | "APP_FIELD_MEILI_ENV_ABOUT" | "APP_FIELD_MEMORY" | "APP_FIELD_MEMORY_ABOUT" | "APP_FIELD_MODEL" | "APP_FIELD_MODEL_ABOUT" | "APP_FIELD_OLLAMA_URL" | "APP_FIELD_OPENAI_KEY" | "APP_FIELD_OPENAI_URL" | "APP_FIELD_OPENAI_URL_ABOUT" | "APP_FIELD_ORGANIZATION" | "APP_FIELD_PASSWORD" | "APP_FIELD_REPLICAS" | "APP_FIELD_RETENTION" | "APP_FIELD_ROOT_PASSWORD" | "APP_FIELD_SIGNUPS" | "APP_FIELD_SIGNUPS_ABOUT" | "APP_FIELD_STORAGE_CLASS" | "APP_FIELD_STORAGE_FIXED" | "APP_FIELD_STORAGE_GROWS" | "APP_FIELD_STORAGE_SIZE" | "APP_FIELD_TIMEZONE" | "APP_FIELD_TLS" | "APP_FIELD_TLS_ABOUT" | "APP_FIELD_TOKEN" | "APP_FIELD_USERNAME" | "APP_GONE" | "APP_INSTALLING" | "APP_INSTANCE_SINGLE" | "APP_JOB_FAILED" | "APP_K3S_TOO_OLD" | "APP_NAME_REQUIRED" | "APP_NOT_FAILED" | "APP_NOT_FOUND" | "APP_NOT_INSTALLED" | "APP_NOT_IN_CATALOG" | "APP_PLAN" | "APP_REMOVAL_ACCEPTED" | "APP_ROLLING_BACK" | "APP_STILL_SERVES" | "APP_TIMEOUT" | "APP_UNINSTALLED" | "APP_UNINSTALLING" | "APP_UPGRADING" | "APP_VERSION" | "APP_VERSION_OTHER" | "APP_WAITS_FOR_ADDONS" | "ARCHIVED" | "ARCHIVING" | "ARCHIVING_ORDERED" | "AUDIT_ACTOR" | "AUDIT_ENTRY_NOT_FOUND" | "AUTOSCALED" | "AUTOSCALE_AT_MAXIMUM" | "AUTOSCALE_AT_MINIMUM" | "AUTOSCALE_NO_METRICS" | "AUTOSCALE_NO_REQUESTS" | "AUTOSCALE_PAUSED" | "AUTOSCALE_REQUEST_REQUIRED" | "AUTOSCALE_SCALED" | "AUTOSCALE_STEADY" | "AUTOSCALE_TARGET_REQUIRED" | "AUTOSCALE_UNKNOWN" | "AUTOSCALING_ONE_WAY" | "BILLING_DETAILS_CONTROL" | "BILLING_DETAILS_MANY" | "BILLING_DETAILS_NEEDED" | "BILLING_DETAILS_OBJECT" | "BILLING_DETAILS_TEXT" | "BODY_EMPTY" | "BODY_LENGTH" | "BODY_NOT_JSON" | "BOOLEAN_VALUE" | "BRANCH_NAME" | "BUSY" | "CALLS_MANY" | "CHANGED_BY" | "CHANGED_BY_SOMEBODY" | "CHANGE_SCHEDULED" | "CHECKING_COMPONENTS" | "CHECKING_TOKEN" | "CHECKOUT_BUTTON" | "CHECKOUT_NOT_FOUND" | "CHECKOUT_UNKNOWN" | "CLONING" | "CLOUD_INIT_RUNNING" | "CLOUD_TOKEN_KEPT" | "CLUSTER_ACTION" | "CLUSTER_ACTIVE" | "CLUSTER_ARCHIVED" | "CLUSTER_DELETED" | "CLUSTER_LABELS_MANY" | "CLUSTER_LABEL_FORM" | "CLUSTER_LABEL_KEY" | "CLUSTER_LABEL_TWICE" | "CLUSTER_LABEL_VALUE" | "CLUSTER_NAME_CHARACTERS" | "CLUSTER_NAME_LONG" | "CLUSTER_NAME_REQUIRED" | "CLUSTER_NAME_SHORT" | "CLUSTER_NOT_ACTIVE" | "CLUSTER_NOT_FOUND" | "CLUSTER_ORDERED" | "CLUSTER_UNARCHIVED" | "CLUSTER_UPDATED" | "CNI_VALUE" | "CODE_FORMAT" | "CODE_REQUIRED" | "CONFIRMATION_MISMATCH" | "CONFIRMATION_REQUIRED" | "CONNECTING_DATASTORE" | "CONTROL_PLANE_LOCATIONS_COUNT" | "CONTROL_PLANE_LOCATIONS_ZONE" | "CONTROL_PLANE_TYPE_REQUIRED" | "CORDONING_NODE" | "CREATING_CONTROL_PLANE" | "CREATING_GROUPS" | "CREATING_NETWORK" | "CREATING_SSH_KEY" | "CREATING_WORKERS" | "CSRF" | "CSRF_HEADER" | "CURRENT_PASSWORD_REQUIRED" | "CUSTOM_PATTERN_COLON" | "CUSTOM_PATTERN_FORMAT" | "CUSTOM_PATTERN_REGEXP" | "CUSTOM_PATTERN_REQUIRED" | "DARK_MODE_VALUE" | "DATASTORE_ENDPOINT" | "DATASTORE_MODE" | "DEFAULT_ACCOUNT_FOREIGN" | "DEFAULT_ACCOUNT_VALUE" | "DELETING" | "DELETING_ALL" | "DELETING_BALANCER" | "DELETING_SERVER" | "DELETING_SERVERS" | "DELETING_SNAPSHOTS" | "DELETION_ORDERED" | "DEPLOYMENT_ACCEPTED" | "DEPLOYMENT_APPLIED" | "DEPLOYMENT_BUSY" | "DEPLOYMENT_CERTIFICATE_FAILED" | "DEPLOYMENT_CLUSTER_NOT_ACTIVE" | "DEPLOYMENT_DELETED" | "DEPLOYMENT_DELETING" | "DEPLOYMENT_DELETION_ACCEPTED" | "DEPLOYMENT_GONE" | "DEPLOYMENT_MISSING_DEPENDENCIES" | "DEPLOYMENT_NAME_CHARACTERS" | "DEPLOYMENT_NAME_LENGTH" | "DEPLOYMENT_NAME_REQUIRED" | "DEPLOYMENT_NAME_TAKEN" | "DEPLOYMENT_NOT_FOUND" | "DEPLOYMENT_STILL_SERVES" | "DEPLOYMENT_TIMED_OUT" | "DEPLOYMENT_UNCHANGED_NAME" | "DEPLOYMENT_VERSION_NOT_FOUND" | "DEPLOYMENT_WAITS_FOR_ADDRESS" | "DEPLOYMENT_WAITS_FOR_CERTIFICATE" | "DEPLOY_KEY_LEFT" | "DOWNGRADE_ACCEPTED" | "DOWNGRADE_SCHEDULED" | "DOWNGRADE_UNAVAILABLE" | "DOWNLOAD_METHOD" | "DOWNLOAD_UNKNOWN" | "DRAINING_NODE" | "DRAIN_TIMEOUT" | "EMAIL_FORMAT" | "EMAIL_LENGTH" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "EMAIL_TAKEN_MEANWHILE" | "EMAIL_UNVERIFIED" | "ENCRYPTION_FOREIGN" | "EVENT_NAME_CHARACTERS" | "EXPIRED" | "EXPIRY_VALUE" | "EXTRA_CLUSTERS_ACTIVE" | "EXTRA_CLUSTERS_NOT_FOUND" | "EXTRA_CLUSTERS_PLAN" | "EXTRA_CLUSTERS_QUANTITY" | "FEATURE_ACTIVE_CLUSTERS" | "FEATURE_ARCHIVED_CLUSTERS" | "FEATURE_EXTRA_CLUSTERS" | "FEATURE_MONITORING" | "FEATURE_NODES" | "FEATURE_NO_MORE_CLUSTERS" | "FEATURE_USERS" | "FETCHING_KUBECONFIG" | "FIELD_OF_THE_PERSON" | "FILE_TOO_LARGE" | "FIXED_CNI" | "FIXED_CONTROL_PLANE_LOCATIONS" | "FIXED_CONTROL_PLANE_TYPE" | "FIXED_DATASTORE" | "FIXED_LOCATION" | "FIXED_NAME" | "FIXED_OS_IMAGE" | "FIXED_PRIVATE_NETWORK" | "FIXED_PUBLIC_IPV4" | "FIXED_PUBLIC_IPV6" | "FLUX_ACCEPTED" | "FLUX_CONTROLLERS" | "FLUX_GONE" | "FLUX_NOT_READY" | "FLUX_NOT_REMOVED" | "FORBIDDEN" | "FULL_NAME_CONTROL" | "FULL_NAME_LENGTH" | "FULL_NAME_REQUIRED" | "GITHUB_ACCOUNT" | "GITHUB_BAD_CODE" | "GITHUB_COMMIT_PERMISSION" | "GITHUB_DEPLOY_KEYS_OFF" | "GITHUB_DEPLOY_KEY_PERMISSION" | "GITHUB_INSTALLATION_REQUIRED" | "GITHUB_NOT_CONNECTED" | "GITHUB_NOT_FOUND" | "GITHUB_NO_REPOSITORY" | "GITHUB_PAGE_EXPIRED" | "GITHUB_RATE_LIMITED" | "GITHUB_REVOKED" | "GITHUB_SILENT" | "GITHUB_STATE_EXPIRED" | "GITHUB_STATE_REQUIRED" | "GITOPS_BUSY" | "GITOPS_CLUSTER_NOT_ACTIVE" | "GITOPS_CONFIGURING" | "GITOPS_DISABLING" | "GITOPS_ENABLED" | "GITOPS_ENABLED_VALUE" | "GITOPS_NOT_FOUND" | "HAS_DEPENDENTS" | "HA_SERVERS" | "HA_STAYS" | "HEALTH_ADDONS" | "HEALTH_API" | "HEALTH_CRASHING" | "HEALTH_FAILED" | "HEALTH_MASTERS" | "HEALTH_PATH" | "HEALTH_PENDING" | "HEALTH_WORKERS" | "HETZNER_ACTION_FAILED" | "HETZNER_ACTION_UNKNOWN" | "HETZNER_ANSWER" | "HETZNER_BAD_GATEWAY" | "HETZNER_BALANCER_TAKEN" | "HETZNER_FIREWALL_TAKEN" | "HETZNER_FORBIDDEN" | "HETZNER_GROUP_TAKEN" | "HETZNER_KEY_TAKEN" | "HETZNER_LIMIT" | "HETZNER_LOCATION_FULL" | "HETZNER_LOCKED" | "HETZNER_MAINTENANCE" | "HETZNER_NAME_REQUIRED" | "HETZNER_NETWORK_TAKEN" | "HETZNER_NOT_SOLD" | "HETZNER_NO_LOCATION" | "HETZNER_PLACEMENT" | "HETZNER_PROTECTED" | "HETZNER_RATE_LIMIT" | "HETZNER_REFUSED" | "HETZNER_REFUSED_FIELD" | "HETZNER_SERVER_ERROR" | "HETZNER_SERVER_TAKEN" | "HETZNER_SOLD_OUT" | "HETZNER_SWEEP_LABELS" | "HETZNER_TIMEOUT" | "HETZNER_TOKEN_EMPTY" | "HETZNER_TOKEN_FORMAT" | "HETZNER_UNAUTHORIZED" | "HETZNER_UNAVAILABLE" | "HETZNER_UNDER_ANOTHER_NAME" | "HETZNER_UNREACHABLE" | "HETZNER_USER_DATA" | "HOSTNAME_FORMAT" | "HOSTNAME_IN_USE" | "HOSTNAME_REQUIRED" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_INVALID" | "IDEMPOTENCY_KEY_REUSED" | "IDENTIFIER" | "ID_TYPE" | "ID_UNKNOWN" | "IMAGE_DENIED" | "IMAGE_NOT_FOUND" | "IMAGE_REGISTRY_BUSY" | "IMAGE_REGISTRY_UNREACHABLE" | "IMAGE_REPOSITORY_DIGEST" | "IMAGE_REPOSITORY_FORMAT" | "IMAGE_REPOSITORY_LOWERCASE" | "IMAGE_REPOSITORY_REQUIRED" | "IMAGE_REPOSITORY_TAG" | "IMAGE_TAG_FORMAT" | "IMAGE_UNKNOWN" | "IMPERSONATION_EXPIRED" | "INGRESS_CLASS_UNKNOWN" | "INSTALLING_AGENT" | "INSTALLING_COMPONENT" | "INSTALLING_COMPONENTS" | "INSTALLING_FIRST_CONTROL_PLANE_NODE" | "INSTALLING_FLUX" | "INSTALLING_K3S" | "INTERNAL" | "INTERVAL_ALREADY_SET" | "INTERVAL_CHANGED" | "INTERVAL_VALUE" | "INVALID_CREDENTIALS" | "INVITE_CLOSING" | "INVITE_EXPIRED" | "INVITE_NOT_FOUND" | "INVITE_OTHER_EMAIL" | "INVITE_OTHER_PERSON" | "INVITE_UNKNOWN" | "INVITE_USED" | "INVOICE_NOT_FOUND" | "JOB_RUNNING" | "JOINING_CLUSTER" | "JOINING_CONTROL_PLANE" | "JOINING_CONTROL_PLANE_NODES" | "JSON_EXPECTED" | "K3S_REQUIRED" | "KUBECONFIG_DOWNLOADED" | "KUBECONFIG_DOWNLOADED_BY" | "KUBECONFIG_DOWNLOADING" | "KUBECONFIG_NOT_MADE" | "KUBECONFIG_UNUSABLE" | "KUBERNETES_NO_RESPONSE" | "KUBERNETES_STATUS" | "KUBERNETES_UNREADABLE" | "LABEL_KEY" | "LABEL_RESERVED" | "LABEL_VALUE" | "LAST_OWNER" | "LATEST_TAG" | "LEFTOVERS" | "LEFTOVER_ATTACHMENTS" | "LEFTOVER_SERVERS" | "LEFTOVER_SHARED" | "LEFTOVER_SNAPSHOTS" | "LIMIT_ACTIVE" | "LIMIT_ACTIVE_DELETE" | "LIMIT_ACTIVE_FIRST" | "LIMIT_ARCHIVED" | "LIMIT_ARCHIVED_FIRST" | "LIMIT_ARCHIVED_LARGEST" | "LIMIT_BELOW_REQUEST" | "LIMIT_NODES" | "LINK_INCOMPLETE" | "LIST_TOO_LONG" | "LIST_TOO_SHORT" | "LOCALE_VALUE" | "LOCAL_DATA" | "LOCATION_NOT_FOUND" | "LOCATION_REQUIRED" | "LOCATION_UNKNOWN" | "LOOKING_FOR_LEFTOVERS" | "MACHINE_NO_ADDRESS" | "MAIL_CREDENTIALS" | "MAIL_NOT_FOUND" | "MAIL_REFUSED" | "MAIL_UNAVAILABLE" | "MALFORMED" | "MALFORMED_VALUE" | "MANIFEST_CHANGED" | "MANIFEST_CHANGED_BY" | "MANIFEST_LONG" | "MANIFEST_NOT_FOUND" | "MANIFEST_OBJECT" | "MANIFEST_OTHER" | "MANIFEST_REQUIRED" | "MANIFEST_SEVERAL" | "MANIFEST_YAML" | "MEMBER_DISABLED" | "MEMBER_DISABLED_BY_OPERATOR" | "MEMBER_ENABLED" | "MEMBER_OF_OTHER_TEAMS" | "MEMBER_OWNER" | "MEMBER_SELF_DISABLE" | "MEMBER_SELF_EDIT" | "MEMORY_RARELY_FALLS" | "METADATA_LENGTH" | "METADATA_NUL" | "METADATA_OBJECT" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "MISSING_SCOPE" | "MONTH_VALUE" | "MOUNT_PATH" | "MOUNT_PATH_TWICE" | "MULTIPART_EXPECTED" | "NAMESPACE_NAME" | "NAMESPACE_NOT_FOUND" | "NAMESPACE_REQUIRED" | "NAMESPACE_TERMINATING" | "NAME_CONTROL" | "NAME_IN_PROJECT" | "NAME_LENGTH" | "NAME_REQUIRED" | "NAME_TAKEN" | "NETWORKS_MANY" | "NETWORK_FORMAT" | "NODES_AT_SETTINGS" | "NODES_AT_VERSION" | "NODES_CLUSTER_NOT_ACTIVE" | "NODES_MANY" | "NODES_READY" | "NODES_REPLACED" | "NODE_DRAINED" | "NODE_NOT_BACK" | "NODE_NOT_FOUND" | "NODE_TIMEOUT" | "NOTHING_SCHEDULED" | "NOTHING_TO_UPDATE" | "NOTIFICATION_NOT_FOUND" | "NOTIFIED_APP_FAILED" | "NOTIFIED_BACKUP_FAILED" | "NOTIFIED_CARD_UPDATED" | "NOTIFIED_INVITE_ACCEPTED" | "NOTIFIED_NEW_SIGN_IN" | "NOTIFIED_PAYMENT_FAILED" | "NOTIFIED_PAYMENT_RECEIVED" | "NOTIFIED_PLAN_ENDING" | "NOTIFIED_PLAN_UPDATED" | "NOTIFIED_RESTORE_FAILED" | "NOTIFIED_TRIAL_ENDING" | "NOT_ARCHIVED" | "NOT_DEPLOYED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_FOUND" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NOT_SIGNED_IN" | "NOT_SMALLER" | "NO_CUSTOMER" | "NO_INGRESS_CLASS" | "NO_KUBERNETES" | "NO_PREVIOUS_VERSION" | "NO_TEAM_ACCESS" | "NO_TOKEN_SAVED" | "NO_WRITE_ACCESS" | "NUL_CHARACTER" | "NUMBER_NOT_ABOVE" | "NUMBER_TOO_LARGE" | "NUMBER_TOO_SMALL" | "OBJECTSTORE_ENDPOINT" | "OBJECTSTORE_GOOGLE_KEY" | "OBJECTSTORE_KEYS_REFUSED" | "OBJECTSTORE_NO_BUCKET" | "OBJECTSTORE_NO_LIST" | "OBJECTSTORE_NO_WRITE" | "OBJECTSTORE_UNREACHABLE" | "OLDER_VERSION" | "ONBOARDED_VALUE" | "OPERATORS_ONLY" | "OPERATOR_REQUIRED" | "OS_INVALID" | "OS_REQUIRED" | "OTHER_PROJECT" | "OVERLAP_VALUE" | "OVER_LIMIT" | "OWNER_OF_TEAM" | "PAGE_CURSOR" | "PAGE_SIZE" | "PASSKEYS_FULL" | "PASSKEYS_OFF" | "PASSKEY_CREDENTIAL" | "PASSKEY_EXPIRED" | "PASSKEY_FAILED" | "PASSKEY_KNOWN" | "PASSKEY_NOT_FOUND" | "PASSKEY_UNKNOWN" | "PASSWORD_LENGTH" | "PASSWORD_LOWERCASE" | "PASSWORD_MISMATCH" | "PASSWORD_NUMBER" | "PASSWORD_REQUIRED" | "PASSWORD_SPECIAL" | "PASSWORD_TOO_LONG" | "PASSWORD_UPPERCASE" | "PAYMENTS_NOT_CONFIGURED" | "PAYMENTS_REFUSED" | "PAYMENTS_UNAVAILABLE" | "PAYMENT_CANCELED" | "PAYMENT_DECLINED" | "PAYMENT_PAST_DUE" | "PAYMENT_PAUSED" | "PERCENTAGE_RANGE" | "PHONE_FORMAT" | "PICTURE_BROKEN" | "PICTURE_FORM" | "PICTURE_GIF" | "PICTURE_NOT_FOUND" | "PICTURE_SIZE" | "PICTURE_SVG" | "PICTURE_TYPE" | "PLAN_IS_ENDING" | "PLAN_REQUIRED" | "PLAN_TOO_SMALL_ARCHIVED" | "PLAN_TOO_SMALL_CLUSTERS" | "PLAN_TOO_SMALL_USERS" | "PLAN_VALUE" | "PLATFORM_ANSWER_INVALID" | "PLATFORM_UNREACHABLE" | "PODS_READY" | "POD_CRASHED" | "POD_CRASHED_SILENTLY" | "POD_EVICTED" | "POD_IMAGE_DENIED" | "POD_IMAGE_FAILED" | "POD_IMAGE_MISSING" | "POD_NOT_CREATED" | "POD_NOT_FOUND" | "POD_NOT_READY" | "POD_NO_CAPACITY" | "POD_OUT_OF_MEMORY" | "POD_REGISTRY_UNREACHABLE" | "POD_VOLUME_FAILED" | "POD_VOLUME_QUOTA" | "POD_VOLUME_REFUSED" | "POD_WRONG_ARCHITECTURE" | "POOLS_CHANGED" | "POOLS_MANY" | "POOLS_REQUIRED" | "POOLS_SYNCED" | "POOLS_SYNCING" | "POOLS_SYNC_ORDERED" | "POOL_AUTOSCALING_STAYS" | "POOL_COUNT" | "POOL_LOCATION_FIXED" | "POOL_MAX" | "POOL_MAX_BELOW_MIN" | "POOL_MAX_EQUALS_MIN" | "POOL_MIN" | "POOL_NAMES_UNIQUE" | "POOL_NAME_FIXED" | "POOL_NAME_REMOVING" | "POOL_NAME_REQUIRED" | "POOL_NAME_TAKEN" | "POOL_REQUIRED" | "POOL_SCALED" | "POOL_UNKNOWN" | "POOL_ZONE" | "PORT_RANGE" | "POSTGRES_ACCEPTED" | "POSTGRES_APPLIED" | "POSTGRES_ARCHIVED" | "POSTGRES_ARCHIVE_NOT_EMPTY" | "POSTGRES_ARCHIVE_OCCUPIED" | "POSTGRES_ARCHIVING_FAILED" | "POSTGRES_BACKUPS_ARCHIVED" | "POSTGRES_BACKUPS_DELETING" | "POSTGRES_BACKUPS_FORGOTTEN" | "POSTGRES_BACKUPS_IN_USE" | "POSTGRES_BACKUPS_LEFT" | "POSTGRES_BACKUPS_OFF" | "POSTGRES_BACKUP_FAILED" | "POSTGRES_BUCKET_NAME" | "POSTGRES_BUSY" | "POSTGRES_CLASS_UNKNOWN" | "POSTGRES_CLUSTER_NOT_ACTIVE" | "POSTGRES_DATABASES_STAY" | "POSTGRES_DATABASE_TWICE" | "POSTGRES_DELETED" | "POSTGRES_DELETED_FOREVER" | "POSTGRES_DELETED_KEEPS" | "POSTGRES_DELETING" | "POSTGRES_DELETION_ACCEPTED" | "POSTGRES_ENDPOINT" | "POSTGRES_EXTENSION_UNKNOWN" | "POSTGRES_FAILING_OVER" | "POSTGRES_FERRETDB_VERSION" | "POSTGRES_FEWER_NODES" | "POSTGRES_FILES_STAY" | "POSTGRES_FIRST_INSTANCE" | "POSTGRES_GONE" | "POSTGRES_IDENTIFIER" | "POSTGRES_INSTALLING_ADDON" | "POSTGRES_INSTANCES_RANGE" | "POSTGRES_INSTANCES_READY" | "POSTGRES_INSTANCE_UNKNOWN" | "POSTGRES_LEFT" | "POSTGRES_LOCKED_FIELD" | "POSTGRES_MISSING_DEPENDENCIES" | "POSTGRES_NAME_CHARACTERS" | "POSTGRES_NAME_LENGTH" | "POSTGRES_NAME_LETTER" | "POSTGRES_NAME_OF_DELETED" | "POSTGRES_NAME_REQUIRED" | "POSTGRES_NAME_ROLE" | "POSTGRES_NAME_TAKEN" | "POSTGRES_NOT_FOUND" | "POSTGRES_NO_BACKUP_YET" | "POSTGRES_NO_REPLICA" | "POSTGRES_OPERATOR_OLD" | "POSTGRES_OWNER_UNKNOWN" | "POSTGRES_PARAMETER_OPTION" | "POSTGRES_PARAMETER_RANGE" | "POSTGRES_PARAMETER_UNKNOWN" | "POSTGRES_PASSWORD_LENGTH" | "POSTGRES_PASSWORD_LINES" | "POSTGRES_PASSWORD_PUBLIC" | "POSTGRES_PASSWORD_REQUIRED" | "POSTGRES_PHASE_FAILED" | "POSTGRES_PORT_RANGE" | "POSTGRES_PUBLIC_PRICE" | "POSTGRES_PUBLIC_RISK" | "POSTGRES_REMOVED" | "POSTGRES_REMOVED_RESTORABLE" | "POSTGRES_REQUIRED" | "POSTGRES_RESERVED" | "POSTGRES_RESTORE_FAILED" | "POSTGRES_RESTORE_OUTSIDE" | "POSTGRES_RESTORE_TIME_REQUIRED" | "POSTGRES_RESTORING" | "POSTGRES_RETENTION_RANGE" | "POSTGRES_ROLE_TWICE" | "POSTGRES_SOURCE_NOT_FOUND" | "POSTGRES_STORAGE_FULL" | "POSTGRES_STORAGE_RANGE" | "POSTGRES_STORAGE_SHRINKS" | "POSTGRES_THREE_SAFER" | "POSTGRES_USERS_STAY" | "POSTGRES_USER_UNKNOWN" | "POSTGRES_WAITS_FOR_ADDRESS" | "POSTGRES_WAITS_FOR_FERRETDB" | "POSTGRES_WAL_SIZES" | "POSTGRES_WAL_STORAGE" | "POSTGRES_WINDOW_RESTARTS" | "POSTGRES_WITHOUT_BACKUPS" | "PREPARING" | "PREPARING_ENDPOINT" | "PREPARING_FOLDER" | "PROTECTED" | "PROTECTION_DISABLED" | "PROTECTION_ENABLED" | "PROTECTION_SWITCH" | "PROVIDER_VALUE" | "PUBLIC_NETWORK_REQUIRED" | "QUANTITY_FORMAT" | "QUERY_VALUE" | "RATE_LIMITED" | "RECONCILING" | "RECREATING_SERVERS" | "REGISTRY_ADDRESS" | "REGISTRY_APPLY_FIRST" | "REGISTRY_BUSY" | "REGISTRY_CLUSTER_NOT_ACTIVE" | "REGISTRY_CREDENTIALS" | "REGISTRY_JSON" | "REGISTRY_KEY_FIELDS" | "REGISTRY_KEY_FORMAT" | "REGISTRY_NAME_CHARACTERS" | "REGISTRY_NAME_LENGTH" | "REGISTRY_NAME_REQUIRED" | "REGISTRY_NAME_TAKEN" | "REGISTRY_NOT_APPLIED" | "REGISTRY_NOT_FOUND" | "REGISTRY_ONE_TYPE" | "REGISTRY_PASSWORD_LENGTH" | "REGISTRY_PASSWORD_REQUIRED" | "REGISTRY_REGION" | "REGISTRY_REGION_MISMATCH" | "REGISTRY_REGION_REQUIRED" | "REGISTRY_SILENT" | "REGISTRY_TYPE" | "REGISTRY_URL_REQUIRED" | "REGISTRY_USERNAME_LENGTH" | "REGISTRY_USERNAME_REQUIRED" | "REGISTRY_VALUE" | "RELEASE_DEPLOYED" | "RELEASE_UNINSTALLED" | "REMOVING_DEPLOY_KEY" | "REMOVING_FLUX" | "REMOVING_NODE" | "REMOVING_WORKERS" | "REPLICAS_ORDER" | "REPLICAS_RANGE" | "REQUEST_TOO_LARGE" | "REQUIRED_ADDON" | "RESOURCES_DELETED" | "RETRY_ORDERED" | "ROLE_FOR_ACCOUNT" | "ROLE_FOR_ADDONS" | "ROLE_FOR_APIKEYS" | "ROLE_FOR_APPS" | "ROLE_FOR_AUDIT" | "ROLE_FOR_BILLING" | "ROLE_FOR_CLOSING" | "ROLE_FOR_CLUSTERS" | "ROLE_FOR_CLUSTER_SECRETS" | "ROLE_FOR_CREDENTIALS" | "ROLE_FOR_DEPLOYMENTS" | "ROLE_FOR_GITOPS" | "ROLE_FOR_INTEGRATIONS" | "ROLE_FOR_REGISTRIES" | "ROLE_FOR_SECRETS" | "ROLE_FOR_SSO" | "ROLE_FOR_TEAM" | "ROLE_FOR_TERMINALS" | "ROLE_FOR_TRANSFER" | "ROUTE_NOT_FOUND" | "SCOPE_VALUE" | "SECRETS_CLUSTER_NOT_ACTIVE" | "SECRETS_TOO_LARGE" | "SECRET_DATA_REQUIRED" | "SECRET_DOCKER_CONFIG" | "SECRET_FILES" | "SECRET_KEYS_MISSING" | "SECRET_KEY_CHARACTERS" | "SECRET_KEY_MISSING" | "SECRET_KEY_REQUIRED" | "SECRET_KEY_TWICE" | "SECRET_NAME_CHARACTERS" | "SECRET_NAME_REQUIRED" | "SECRET_NAME_TAKEN" | "SECRET_NAME_UNKNOWN" | "SECRET_NOT_FOUND" | "SECRET_OBJECT_NAME" | "SECRET_ONE_KEY_MISSING" | "SECRET_ROWS" | "SECRET_TOO_LARGE" | "SECRET_TYPE_UNKNOWN" | "SECRET_VALUE_MISSING" | "SECRET_VALUE_REQUIRED" | "SERVERS_RUNNING" | "SERVER_ORDERED" | "SESSION_EXPIRED" | "SESSION_REQUIRED" | "SETTINGS_SAVED" | "SETTING_BOOLEAN" | "SETTING_CLASS" | "SETTING_DOMAIN" | "SETTING_EMAIL" | "SETTING_FIXED" | "SETTING_LONG" | "SETTING_MAXIMUM" | "SETTING_MINIMUM" | "SETTING_NAME" | "SETTING_NAME_EMPTY" | "SETTING_NAME_LONG" | "SETTING_NUMBER" | "SETTING_OPTION" | "SETTING_PASSWORD" | "SETTING_REQUIRED" | "SETTING_SHRINKS" | "SETTING_TEXT" | "SETTING_UNKNOWN" | "SETTING_UP_AUTOSCALING" | "SETTING_UP_FIREWALL" | "SETTING_URL" | "SETTING_WHOLE" | "SIGN_IN_AGAIN" | "SIGN_IN_EXPIRED" | "SIGN_IN_FIRST" | "SINGLE_CONTROL_PLANE_NODE" | "SKIPPED_VERSION" | "SMALL_VOLUME" | "SNAPSHOTS_TAKEN" | "SOCIAL_CANCELED" | "SOCIAL_EXPIRED" | "SOCIAL_FAILED" | "SOCIAL_OFF" | "SOCIAL_OTHER_BROWSER" | "SOCIAL_UNAVAILABLE" | "SOCIAL_UNVERIFIED" | "SSH_KEY_DOWNLOADED" | "SSH_KEY_DOWNLOADED_BY" | "SSH_KEY_DOWNLOADING" | "SSH_KEY_NOT_MADE" | "SSH_LOST" | "SSH_NETWORKS_REQUIRED" | "SSH_OPEN" | "SSO_CLAIM_REQUIRED" | "SSO_DISABLED" | "SSO_DOMAINS_REQUIRED" | "SSO_DOMAIN_FORMAT" | "SSO_DOMAIN_TAKEN" | "SSO_ISSUER_FAILED" | "SSO_ISSUER_OWNER" | "SSO_ISSUER_VALUE" | "SSO_NOT_FOUND" | "SSO_NO_SEAT" | "SSO_OTHER_DOMAIN" | "SSO_REQUIRED" | "SSO_REQUIRED_DOMAIN" | "SSO_ROLE" | "SSO_SECRET_REQUIRED" | "SSO_UNKNOWN_DOMAIN" | "STABILIZATION_RANGE" | "STARTING_ETCD" | "STOPPED" | "SUBNET_FORMAT" | "SUBSCRIPTION_CANCELING" | "SUBSCRIPTION_GRANTED" | "SUBSCRIPTION_NONE" | "SUBSCRIPTION_RESUMED" | "SUBSCRIPTION_UNPAID" | "SUPPORT_FORM_OFF" | "SUPPORT_MESSAGE_LONG" | "SUPPORT_MESSAGE_REQUIRED" | "SUPPORT_OFF" | "SUPPORT_SESSION" | "SUPPORT_SUBJECT_LONG" | "SUPPORT_SUBJECT_REQUIRED" | "SUPPORT_VALUE" | "SUSPENDING" | "TAKING_SNAPSHOTS" | "TEAM_NAME_CONTROL" | "TEAM_NAME_LENGTH" | "TEAM_NAME_MISMATCH" | "TEAM_NAME_REQUIRED" | "TEAM_ROLE_VALUE" | "TEAM_SUPPORT_OFF" | "TEMPORARY_TOKEN_REQUIRED" | "TERMINAL_ACCESS" | "TERMINAL_CLUSTER" | "TERMINAL_CONTAINER_STOPPED" | "TERMINAL_ENDED" | "TERMINAL_EXITED" | "TERMINAL_FAILED" | "TERMINAL_IDLE" | "TERMINAL_IDLE_SOON" | "TERMINAL_LIMIT" | "TERMINAL_LIMIT_ACCOUNT" | "TERMINAL_LIMIT_SERVER" | "TERMINAL_LOST" | "TERMINAL_NOT_RUNNING" | "TERMINAL_NO_CONTAINER" | "TERMINAL_NO_SHELL" | "TERMINAL_STOPPING" | "TERMINAL_UPGRADE" | "TEXT_EXPECTED" | "TEXT_TOO_LONG" | "TEXT_TOO_SHORT" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "TOO_MANY_FILES" | "TRIAL_MONTHLY" | "TRIAL_USED" | "TRYING_AGAIN" | "TWO_FACTOR_NEW" | "TWO_FACTOR_NOT_BEGUN" | "TWO_FACTOR_ON" | "TYPE_ENDING" | "TYPE_NOT_SOLD" | "TYPE_REQUIRED" | "TYPE_UNAVAILABLE" | "UNARCHIVING" | "UNARCHIVING_LEFT_SERVERS" | "UNARCHIVING_ORDERED" | "UNAUTHENTICATED" | "UNDO_EMAIL_EXPIRED" | "UNENCRYPTED" | "UNEXPECTED_ERROR" | "UNEXPECTED_STATUS" | "UNKNOWN_BRANCH" | "UNKNOWN_REPOSITORY" | "UNKNOWN_TOKEN" | "UNPROTECTED" | "UNSUBSCRIBE_LINK" | "UPDATE_ORDERED" | "UPDATING" | "UPDATING_NETWORK" | "UP_TO_DATE" | "USERS_LIMIT" | "USERS_LIMIT_PLAN" | "USER_NOT_FOUND" | "VALUE_FORMAT" | "VALUE_INVALID" | "VALUE_LENGTH" | "VALUE_NOT_OFFERED" | "VALUE_REQUIRED" | "VALUE_TYPE" | "VARIABLE_AND_SECRET" | "VARIABLE_NAME" | "VARIABLE_TWICE" | "VARIABLE_VALUE_REQUIRED" | "VERBATIM" | "VERSION_REACHED" | "VIEW_URL" | "VIEW_URL_LENGTH" | "VIEW_URL_ORIGIN" | "VOLUME_CLASS_FIXED" | "VOLUME_CLASS_UNKNOWN" | "VOLUME_SHRINKS" | "VOLUME_SINGLE" | "VOLUME_SIZE" | "WAITING_ADDRESS" | "WAITING_API" | "WAITING_CLOUD_INIT" | "WAITING_NODE" | "WAITING_NODES" | "WAITING_PODS" | "WAITING_SERVERS" | "WAITING_SSH" | "WEBHOOK_SIGNATURE" | "WHOLE_NUMBER" | "WRAPPED_TOKEN_USED" | "WRITING_DEPLOY_KEY" | "WRONG_CODE" | "WRONG_CODE_TRIES" | "WRONG_PASSWORD" | "%future added value";
export type PlanTier = "ENTERPRISE" | "FREE" | "PRO" | "STANDARD" | "%future added value";
export type RefusalCode = "ALREADY_DOWNLOADED" | "ALREADY_ENABLED" | "ALREADY_INSTALLED" | "ARCHIVED" | "ARCHIVE_NOT_EMPTY" | "AUTOSCALED" | "BACKUPS_OFF" | "BUCKET_UNREACHABLE" | "BUSY" | "CHANGE_SCHEDULED" | "CLUSTER_NOT_ACTIVE" | "CONTAINER_NOT_RUNNING" | "DOWNGRADE_UNAVAILABLE" | "EMAIL_TAKEN" | "EMAIL_UNVERIFIED" | "EXPIRED" | "EXTRA_CLUSTERS_ACTIVE" | "FORBIDDEN" | "GITHUB_NOT_CONNECTED" | "GITHUB_REVOKED" | "GITOPS_ENABLED" | "HAS_DEPENDENTS" | "HOSTNAME_IN_USE" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_KEY_REUSED" | "IMAGE_NOT_FOUND" | "INTERVAL_ALREADY_SET" | "INVALID_CREDENTIALS" | "INVALID_TOKEN" | "LAST_OWNER" | "LOCKED_FIELD" | "MEMBER_LOCKED" | "MISSING_DEPENDENCIES" | "MISSING_PERMISSION" | "MISSING_SCOPE" | "NAME_TAKEN" | "NOTHING_SCHEDULED" | "NOTHING_TO_UPDATE" | "NOT_ARCHIVED" | "NOT_DEPLOYED" | "NOT_ENABLED" | "NOT_FAILED" | "NOT_INSTALLED" | "NOT_PROTECTED" | "NOT_SMALLER" | "NO_BACKUP_YET" | "NO_CUSTOMER" | "NO_INGRESS_CLASS" | "NO_PREVIOUS_VERSION" | "NO_REPLICA" | "OTHER_BROWSER" | "OVER_LIMIT" | "PASSKEYS_FULL" | "PASSKEYS_OFF" | "PASSKEY_FAILED" | "PAYMENT_REQUIRED" | "PLAN_LIMIT" | "PROTECTED" | "PROVIDER" | "REQUIRED_ADDON" | "SESSION_REQUIRED" | "SIGN_IN_AGAIN" | "SSO_REQUIRED" | "SUBSCRIPTION_GRANTED" | "SUBSCRIPTION_NONE" | "SUBSCRIPTION_UNPAID" | "SUPPORT_DISABLED" | "TERMINAL_LIMIT" | "TOKEN_READONLY" | "TOKEN_REQUIRED" | "UP_TO_DATE" | "VOLUME_SINGLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "%future added value";
export type UpdateUserInput = {
  currentPassword?: string | null | undefined;
  defaultAccountId?: string | null | undefined;
  email?: string | null | undefined;
  isOnboarded?: boolean | null | undefined;
  isSupportEnabled?: boolean | null | undefined;
  locale?: Locale | null | undefined;
  name?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  prefersDarkMode?: boolean | null | undefined;
};
export type useSetSupportAccessMutation$variables = {
  input: UpdateUserInput;
};
export type useSetSupportAccessMutation$data = {
  readonly updateUser: {
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly payload: {
      readonly user: {
        readonly " $fragmentSpreads": FragmentRefs<"SupportAccessCard_user">;
      };
    } | null | undefined;
  };
};
export type useSetSupportAccessMutation$rawResponse = {
  readonly updateUser: {
    readonly __typename: "ConflictError";
    readonly __isUserError: "ConflictError";
    readonly changedAt: string;
    readonly changedBy: string | null | undefined;
    readonly changes: ReadonlyArray<{
      readonly after: string | null | undefined;
      readonly before: string | null | undefined;
      readonly path: string;
    }>;
    readonly detail: {
      readonly code: MessageCode;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    };
  } | {
    readonly __typename: "InputError";
    readonly __isUserError: "InputError";
    readonly detail: {
      readonly code: MessageCode;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    };
    readonly issues: ReadonlyArray<{
      readonly code: MessageCode;
      readonly detail: {
        readonly code: MessageCode;
        readonly message: string;
        readonly params: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
      };
      readonly path: string;
    }>;
  } | {
    readonly __typename: "PlanLimitError";
    readonly __isUserError: "PlanLimitError";
    readonly current: number;
    readonly detail: {
      readonly code: MessageCode;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    };
    readonly limit: number;
    readonly plan: PlanTier | null | undefined;
  } | {
    readonly __typename: "RefusedError";
    readonly __isUserError: "RefusedError";
    readonly code: RefusalCode;
    readonly detail: {
      readonly code: MessageCode;
      readonly message: string;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    };
    readonly neededPlan: PlanTier | null | undefined;
    readonly updatePaymentUrl: string | null | undefined;
  } | {
    readonly __typename: "UpdateUserPayload";
    readonly user: {
      readonly id: string;
      readonly isSupportEnabled: boolean;
      readonly supportEndsAt: string | null | undefined;
    };
  } | {
    readonly __typename: string;
    readonly __isUserError?: string;
  };
};
export type useSetSupportAccessMutation = {
  rawResponse: useSetSupportAccessMutation$rawResponse;
  response: useSetSupportAccessMutation$data;
  variables: useSetSupportAccessMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "MessageParam",
    "kind": "LinkedField",
    "name": "params",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "MessageText_message",
      "selections": (v4/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v7 = {
  "alias": "neededPlan",
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatePaymentUrl",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "limit",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "current",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "plan",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedBy",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changedAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetSupportAccessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUser",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
                  "kind": "LinkedField",
                  "name": "user",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "SupportAccessCard_user"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "type": "UpdateUserPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v2/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v5/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "InputIssue",
                          "kind": "LinkedField",
                          "name": "issues",
                          "plural": true,
                          "selections": [
                            (v6/*:: as any*/),
                            (v3/*:: as any*/),
                            (v5/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "type": "InputError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v3/*:: as any*/),
                        (v7/*:: as any*/),
                        (v8/*:: as any*/),
                        (v5/*:: as any*/)
                      ],
                      "type": "RefusedError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v9/*:: as any*/),
                        (v10/*:: as any*/),
                        (v11/*:: as any*/),
                        (v5/*:: as any*/)
                      ],
                      "type": "PlanLimitError",
                      "abstractKey": null
                    },
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v12/*:: as any*/),
                        (v13/*:: as any*/),
                        (v14/*:: as any*/),
                        (v5/*:: as any*/)
                      ],
                      "type": "ConflictError",
                      "abstractKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "UserError",
              "abstractKey": "__isUserError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetSupportAccessMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateUser",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isSupportEnabled",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "supportEndsAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateUserPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InputIssue",
                    "kind": "LinkedField",
                    "name": "issues",
                    "plural": true,
                    "selections": [
                      (v6/*:: as any*/),
                      (v3/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "type": "InputError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v3/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "type": "RefusedError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "type": "PlanLimitError",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "type": "ConflictError",
                "abstractKey": null
              }
            ],
            "type": "UserError",
            "abstractKey": "__isUserError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a6e6a421b2a2d39eeb02a77935f9645a0ba361d42c271f69428d146c27c30795",
    "metadata": {},
    "name": "useSetSupportAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce29afcebb95f0a62d67b4ffd7a30044";

export default node;
