/**
 * @generated SignedSource<<05f51d4ba72035fa7eaadbaf5eadb635>>
 * @relayHash 72aaca899ad17b42525241989d001a0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53b581951c13d186454210fb1d649768527e19f4691972fd6b619499668c834c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GitopsPanelTestQuery$variables = Record<PropertyKey, never>;
export type GitopsPanelTestQuery$data = {
  readonly cluster: {
    readonly gitops: {
      readonly " $fragmentSpreads": FragmentRefs<"GitopsPanel_gitops">;
    } | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"GitopsPanel_account">;
    };
  } | null | undefined;
};
export type GitopsPanelTestQuery = {
  response: GitopsPanelTestQuery$data;
  variables: GitopsPanelTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "id",
    "value": "c1"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Message",
  "kind": "LinkedField",
  "name": "detail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageParam",
      "kind": "LinkedField",
      "name": "params",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
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
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "allowed",
    "storageKey": null
  },
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Literal",
    "name": "search",
    "value": ""
  }
],
v9 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "String"
},
v10 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ID"
},
v11 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "Message"
},
v12 = {
  "enumValues": [
    "ABOUT_ARGO_CD",
    "ABOUT_CERT_ISSUER",
    "ABOUT_CERT_MANAGER",
    "ABOUT_CLOUDNATIVE_PG",
    "ABOUT_CLUSTER_AUTOSCALER",
    "ABOUT_EXTERNAL_DNS",
    "ABOUT_EXTERNAL_SECRETS",
    "ABOUT_FLUX_OPERATOR",
    "ABOUT_GRAFANA",
    "ABOUT_HCLOUD_CCM",
    "ABOUT_HCLOUD_CSI",
    "ABOUT_INGRESS_NGINX",
    "ABOUT_KEDA",
    "ABOUT_KEEL",
    "ABOUT_KUBE_PROMETHEUS_STACK",
    "ABOUT_LONGHORN",
    "ABOUT_METRICS_SERVER",
    "ABOUT_PLUGIN_BARMAN_CLOUD",
    "ABOUT_REFLECTOR",
    "ABOUT_RELOADER",
    "ABOUT_SYSTEM_UPGRADE_CONTROLLER",
    "ABOUT_TRAEFIK",
    "ABOUT_TRUST_MANAGER",
    "ABOUT_ZOT",
    "ACCESS_OFF",
    "ACCOUNT_NOT_FOUND",
    "ACTIVE_VALUE",
    "ADDING_DEPLOY_KEY",
    "ADDING_WORKERS",
    "ADDON_CLUSTER_NOT_ACTIVE",
    "ADDON_INSTALLING",
    "ADDON_INSTALL_ACCEPTED",
    "ADDON_INSTALL_DONE",
    "ADDON_KUBERNETES",
    "ADDON_NAME_REQUIRED",
    "ADDON_NOT_FOUND",
    "ADDON_NOT_IN_CATALOG",
    "ADDON_POD_FAILED",
    "ADDON_ROLLBACK_ACCEPTED",
    "ADDON_ROLLBACK_DONE",
    "ADDON_ROLLING_BACK",
    "ADDON_TIMEOUT",
    "ADDON_UNINSTALLING",
    "ADDON_UNINSTALL_ACCEPTED",
    "ADDON_UNINSTALL_DONE",
    "ADDON_UPGRADE_ACCEPTED",
    "ADDON_UPGRADE_DONE",
    "ADDON_UPGRADING",
    "ADDON_VERSION",
    "ADDON_VERSION_NOT_NEWER",
    "ADDON_VERSION_UNSUPPORTED",
    "ADDON_WAITS",
    "ALREADY_ARCHIVED",
    "ALREADY_DOWNLOADED",
    "ALREADY_ENABLED",
    "ALREADY_INSTALLED",
    "ALREADY_IN_TEAM",
    "ALREADY_MEMBER",
    "ALREADY_PROTECTED",
    "APIKEY_EXPIRED",
    "APIKEY_NOT_FOUND",
    "API_ADDRESS",
    "API_AWAY",
    "API_NETWORKS_REQUIRED",
    "API_OPEN",
    "ARCHIVED",
    "ARCHIVING",
    "ARCHIVING_ORDERED",
    "AUDIT_ACTOR",
    "AUDIT_ENTRY_NOT_FOUND",
    "AUTOSCALED",
    "AUTOSCALING_ONE_WAY",
    "BILLING_DETAILS_CONTROL",
    "BILLING_DETAILS_MANY",
    "BILLING_DETAILS_NEEDED",
    "BILLING_DETAILS_OBJECT",
    "BILLING_DETAILS_TEXT",
    "BODY_EMPTY",
    "BODY_LENGTH",
    "BODY_NOT_JSON",
    "BOOLEAN_VALUE",
    "BRANCH_NAME",
    "BUSY",
    "CALLS_MANY",
    "CHANGED_BY",
    "CHANGED_BY_SOMEBODY",
    "CHANGE_SCHEDULED",
    "CHECKING_COMPONENTS",
    "CHECKING_TOKEN",
    "CHECKOUT_BUTTON",
    "CHECKOUT_NOT_FOUND",
    "CHECKOUT_UNKNOWN",
    "CLONING",
    "CLOUD_INIT_RUNNING",
    "CLUSTER_ACTIVE",
    "CLUSTER_ARCHIVED",
    "CLUSTER_DELETED",
    "CLUSTER_NAME_CHARACTERS",
    "CLUSTER_NAME_LONG",
    "CLUSTER_NAME_REQUIRED",
    "CLUSTER_NAME_SHORT",
    "CLUSTER_NOT_ACTIVE",
    "CLUSTER_NOT_FOUND",
    "CLUSTER_ORDERED",
    "CLUSTER_UNARCHIVED",
    "CLUSTER_UPDATED",
    "CNI_VALUE",
    "CODE_FORMAT",
    "CODE_REQUIRED",
    "CONFIRMATION_MISMATCH",
    "CONFIRMATION_REQUIRED",
    "CONNECTING_DATASTORE",
    "CONTROL_PLANE_LOCATIONS_COUNT",
    "CONTROL_PLANE_LOCATIONS_ZONE",
    "CONTROL_PLANE_TYPE_REQUIRED",
    "CORDONING_NODE",
    "CREATING_CONTROL_PLANE",
    "CREATING_GROUPS",
    "CREATING_NETWORK",
    "CREATING_SSH_KEY",
    "CREATING_WORKERS",
    "CSRF",
    "CSRF_HEADER",
    "CURRENT_PASSWORD_REQUIRED",
    "DARK_MODE_VALUE",
    "DATASTORE_ENDPOINT",
    "DATASTORE_MODE",
    "DEFAULT_ACCOUNT_FOREIGN",
    "DEFAULT_ACCOUNT_VALUE",
    "DELETING",
    "DELETING_ALL",
    "DELETING_BALANCER",
    "DELETING_SERVER",
    "DELETING_SERVERS",
    "DELETING_SNAPSHOTS",
    "DELETION_ORDERED",
    "DEPLOYMENT_BUSY",
    "DEPLOYMENT_CLUSTER_NOT_ACTIVE",
    "DEPLOYMENT_DELETING",
    "DEPLOYMENT_NOT_FOUND",
    "DEPLOY_KEY_LEFT",
    "DOWNGRADE_ACCEPTED",
    "DOWNGRADE_SCHEDULED",
    "DOWNGRADE_UNAVAILABLE",
    "DOWNLOAD_METHOD",
    "DOWNLOAD_UNKNOWN",
    "DRAINING_NODE",
    "EMAIL_FORMAT",
    "EMAIL_LENGTH",
    "EMAIL_REQUIRED",
    "EMAIL_TAKEN",
    "EMAIL_TAKEN_MEANWHILE",
    "EMAIL_UNVERIFIED",
    "ENCRYPTION_FOREIGN",
    "EVENT_NAME_CHARACTERS",
    "EXPIRED",
    "EXPIRY_VALUE",
    "EXTRA_CLUSTERS_ACTIVE",
    "EXTRA_CLUSTERS_NOT_FOUND",
    "EXTRA_CLUSTERS_PLAN",
    "EXTRA_CLUSTERS_QUANTITY",
    "FEATURE_ACTIVE_CLUSTERS",
    "FEATURE_ARCHIVED_CLUSTERS",
    "FEATURE_EXTRA_CLUSTERS",
    "FEATURE_MONITORING",
    "FEATURE_NODES",
    "FEATURE_NO_MORE_CLUSTERS",
    "FEATURE_USERS",
    "FETCHING_KUBECONFIG",
    "FIELD_OF_THE_PERSON",
    "FILE_TOO_LARGE",
    "FIXED_CNI",
    "FIXED_CONTROL_PLANE_LOCATIONS",
    "FIXED_CONTROL_PLANE_TYPE",
    "FIXED_DATASTORE",
    "FIXED_LOCATION",
    "FIXED_NAME",
    "FIXED_OS_IMAGE",
    "FIXED_PRIVATE_NETWORK",
    "FIXED_PUBLIC_IPV4",
    "FIXED_PUBLIC_IPV6",
    "FLUX_ACCEPTED",
    "FLUX_CONTROLLERS",
    "FLUX_NOT_READY",
    "FORBIDDEN",
    "FULL_NAME_CONTROL",
    "FULL_NAME_LENGTH",
    "FULL_NAME_REQUIRED",
    "GITHUB_ACCOUNT",
    "GITHUB_BAD_CODE",
    "GITHUB_COMMIT_PERMISSION",
    "GITHUB_DEPLOY_KEYS_OFF",
    "GITHUB_DEPLOY_KEY_PERMISSION",
    "GITHUB_INSTALLATION_REQUIRED",
    "GITHUB_NOT_CONNECTED",
    "GITHUB_NOT_FOUND",
    "GITHUB_NO_REPOSITORY",
    "GITHUB_PAGE_EXPIRED",
    "GITHUB_RATE_LIMITED",
    "GITHUB_REVOKED",
    "GITHUB_SILENT",
    "GITHUB_STATE_EXPIRED",
    "GITHUB_STATE_REQUIRED",
    "GITOPS_BUSY",
    "GITOPS_CLUSTER_NOT_ACTIVE",
    "GITOPS_CONFIGURING",
    "GITOPS_DISABLING",
    "GITOPS_ENABLED",
    "GITOPS_ENABLED_VALUE",
    "GITOPS_NOT_FOUND",
    "HAS_DEPENDENTS",
    "HA_SERVERS",
    "HA_STAYS",
    "HEALTH_ADDONS",
    "HEALTH_API",
    "HEALTH_CRASHING",
    "HEALTH_FAILED",
    "HEALTH_MASTERS",
    "HEALTH_PENDING",
    "HEALTH_WORKERS",
    "HETZNER_ACTION_FAILED",
    "HETZNER_ACTION_UNKNOWN",
    "HETZNER_ANSWER",
    "HETZNER_BAD_GATEWAY",
    "HETZNER_BALANCER_TAKEN",
    "HETZNER_FIREWALL_TAKEN",
    "HETZNER_FORBIDDEN",
    "HETZNER_GROUP_TAKEN",
    "HETZNER_KEY_TAKEN",
    "HETZNER_LIMIT",
    "HETZNER_LOCATION_FULL",
    "HETZNER_LOCKED",
    "HETZNER_MAINTENANCE",
    "HETZNER_NAME_REQUIRED",
    "HETZNER_NETWORK_TAKEN",
    "HETZNER_NOT_SOLD",
    "HETZNER_NO_LOCATION",
    "HETZNER_PLACEMENT",
    "HETZNER_PROTECTED",
    "HETZNER_RATE_LIMIT",
    "HETZNER_REFUSED",
    "HETZNER_REFUSED_FIELD",
    "HETZNER_SERVER_ERROR",
    "HETZNER_SERVER_TAKEN",
    "HETZNER_SOLD_OUT",
    "HETZNER_SWEEP_LABELS",
    "HETZNER_TIMEOUT",
    "HETZNER_TOKEN_EMPTY",
    "HETZNER_TOKEN_FORMAT",
    "HETZNER_UNAUTHORIZED",
    "HETZNER_UNAVAILABLE",
    "HETZNER_UNDER_ANOTHER_NAME",
    "HETZNER_UNREACHABLE",
    "HETZNER_USER_DATA",
    "IDEMPOTENCY_IN_PROGRESS",
    "IDEMPOTENCY_KEY_INVALID",
    "IDEMPOTENCY_KEY_REUSED",
    "IDENTIFIER",
    "ID_TYPE",
    "ID_UNKNOWN",
    "IMPERSONATION_EXPIRED",
    "INSTALLING_AGENT",
    "INSTALLING_COMPONENT",
    "INSTALLING_COMPONENTS",
    "INSTALLING_FIRST_CONTROL_PLANE_NODE",
    "INSTALLING_FLUX",
    "INSTALLING_K3S",
    "INTERNAL",
    "INTERVAL_ALREADY_SET",
    "INTERVAL_CHANGED",
    "INTERVAL_VALUE",
    "INVALID_CREDENTIALS",
    "INVITE_EXPIRED",
    "INVITE_NOT_FOUND",
    "INVITE_OTHER_EMAIL",
    "INVITE_OTHER_PERSON",
    "INVITE_UNKNOWN",
    "INVITE_USED",
    "INVOICE_NOT_FOUND",
    "JOB_RUNNING",
    "JOINING_CLUSTER",
    "JOINING_CONTROL_PLANE",
    "JOINING_CONTROL_PLANE_NODES",
    "JSON_EXPECTED",
    "K3S_REQUIRED",
    "KUBECONFIG_DOWNLOADED",
    "KUBECONFIG_DOWNLOADED_BY",
    "KUBECONFIG_DOWNLOADING",
    "KUBECONFIG_NOT_MADE",
    "KUBECONFIG_UNUSABLE",
    "KUBERNETES_NO_RESPONSE",
    "KUBERNETES_STATUS",
    "KUBERNETES_UNREADABLE",
    "LABEL_KEY",
    "LABEL_RESERVED",
    "LABEL_VALUE",
    "LAST_OWNER",
    "LEFTOVERS",
    "LEFTOVER_ATTACHMENTS",
    "LEFTOVER_SERVERS",
    "LEFTOVER_SNAPSHOTS",
    "LIMIT_ACTIVE",
    "LIMIT_ACTIVE_FIRST",
    "LIMIT_ARCHIVED",
    "LIMIT_ARCHIVED_FIRST",
    "LIMIT_NODES",
    "LINK_INCOMPLETE",
    "LIST_TOO_LONG",
    "LIST_TOO_SHORT",
    "LOCALE_VALUE",
    "LOCAL_DATA",
    "LOCATION_NOT_FOUND",
    "LOCATION_REQUIRED",
    "LOCATION_UNKNOWN",
    "LOOKING_FOR_LEFTOVERS",
    "MACHINE_NO_ADDRESS",
    "MAIL_CREDENTIALS",
    "MAIL_REFUSED",
    "MAIL_UNAVAILABLE",
    "MALFORMED",
    "MALFORMED_VALUE",
    "MEMBER_DISABLED",
    "MEMBER_DISABLED_BY_OPERATOR",
    "MEMBER_ENABLED",
    "MEMBER_OF_OTHER_TEAMS",
    "MEMBER_OWNER",
    "MEMBER_SELF_DISABLE",
    "MEMBER_SELF_EDIT",
    "METADATA_LENGTH",
    "METADATA_NUL",
    "METADATA_OBJECT",
    "MISSING_DEPENDENCIES",
    "MISSING_PERMISSION",
    "MISSING_SCOPE",
    "MULTIPART_EXPECTED",
    "NAMESPACE_NAME",
    "NAMESPACE_NOT_FOUND",
    "NAMESPACE_REQUIRED",
    "NAMESPACE_TERMINATING",
    "NAME_CONTROL",
    "NAME_LENGTH",
    "NAME_REQUIRED",
    "NAME_TAKEN",
    "NETWORKS_MANY",
    "NETWORK_FORMAT",
    "NODES_AT_SETTINGS",
    "NODES_AT_VERSION",
    "NODES_CLUSTER_NOT_ACTIVE",
    "NODES_MANY",
    "NODES_READY",
    "NODES_REPLACED",
    "NODE_NOT_BACK",
    "NOTHING_SCHEDULED",
    "NOTHING_TO_UPDATE",
    "NOTIFICATION_NOT_FOUND",
    "NOTIFIED_CARD_UPDATED",
    "NOTIFIED_INVITE_ACCEPTED",
    "NOTIFIED_NEW_SIGN_IN",
    "NOTIFIED_PAYMENT_FAILED",
    "NOTIFIED_PAYMENT_RECEIVED",
    "NOTIFIED_PLAN_ENDING",
    "NOTIFIED_PLAN_UPDATED",
    "NOT_ARCHIVED",
    "NOT_DEPLOYED",
    "NOT_ENABLED",
    "NOT_FAILED",
    "NOT_FOUND",
    "NOT_INSTALLED",
    "NOT_PROTECTED",
    "NOT_SIGNED_IN",
    "NOT_SMALLER",
    "NO_CUSTOMER",
    "NO_KUBERNETES",
    "NO_PREVIOUS_VERSION",
    "NO_TEAM_ACCESS",
    "NO_TOKEN_SAVED",
    "NO_WRITE_ACCESS",
    "NUL_CHARACTER",
    "NUMBER_NOT_ABOVE",
    "NUMBER_TOO_LARGE",
    "NUMBER_TOO_SMALL",
    "OLDER_VERSION",
    "ONBOARDED_VALUE",
    "OPERATOR_REQUIRED",
    "OS_INVALID",
    "OS_REQUIRED",
    "OTHER_PROJECT",
    "OVERLAP_VALUE",
    "OVER_LIMIT",
    "OWNER_OF_TEAM",
    "PAGE_CURSOR",
    "PAGE_SIZE",
    "PASSWORD_LENGTH",
    "PASSWORD_LOWERCASE",
    "PASSWORD_MISMATCH",
    "PASSWORD_NUMBER",
    "PASSWORD_REQUIRED",
    "PASSWORD_SPECIAL",
    "PASSWORD_TOO_LONG",
    "PASSWORD_UPPERCASE",
    "PAYMENTS_REFUSED",
    "PAYMENTS_UNAVAILABLE",
    "PAYMENT_CANCELED",
    "PAYMENT_DECLINED",
    "PAYMENT_PAST_DUE",
    "PAYMENT_PAUSED",
    "PHONE_FORMAT",
    "PICTURE_BROKEN",
    "PICTURE_FORM",
    "PICTURE_GIF",
    "PICTURE_NOT_FOUND",
    "PICTURE_SIZE",
    "PICTURE_SVG",
    "PICTURE_TYPE",
    "PLAN_IS_ENDING",
    "PLAN_REQUIRED",
    "PLAN_TOO_SMALL_ARCHIVED",
    "PLAN_TOO_SMALL_CLUSTERS",
    "PLAN_TOO_SMALL_USERS",
    "PLAN_VALUE",
    "PLATFORM_ANSWER_INVALID",
    "PLATFORM_UNREACHABLE",
    "PODS_READY",
    "POD_NOT_FOUND",
    "POOLS_CHANGED",
    "POOLS_MANY",
    "POOLS_REQUIRED",
    "POOLS_SYNCED",
    "POOLS_SYNCING",
    "POOLS_SYNC_ORDERED",
    "POOL_AUTOSCALING_STAYS",
    "POOL_COUNT",
    "POOL_LOCATION_FIXED",
    "POOL_MAX",
    "POOL_MAX_BELOW_MIN",
    "POOL_MAX_EQUALS_MIN",
    "POOL_MIN",
    "POOL_NAMES_UNIQUE",
    "POOL_NAME_FIXED",
    "POOL_NAME_REMOVING",
    "POOL_NAME_REQUIRED",
    "POOL_NAME_TAKEN",
    "POOL_REQUIRED",
    "POOL_SCALED",
    "POOL_UNKNOWN",
    "POOL_ZONE",
    "PREPARING",
    "PREPARING_ENDPOINT",
    "PREPARING_FOLDER",
    "PROTECTED",
    "PROTECTION_DISABLED",
    "PROTECTION_ENABLED",
    "PROTECTION_SWITCH",
    "PROVIDER_VALUE",
    "PUBLIC_NETWORK_REQUIRED",
    "QUERY_VALUE",
    "RATE_LIMITED",
    "RECONCILING",
    "RECREATING_SERVERS",
    "REGISTRY_ADDRESS",
    "REGISTRY_APPLY_FIRST",
    "REGISTRY_BUSY",
    "REGISTRY_CLUSTER_NOT_ACTIVE",
    "REGISTRY_CREDENTIALS",
    "REGISTRY_JSON",
    "REGISTRY_KEY_FIELDS",
    "REGISTRY_KEY_FORMAT",
    "REGISTRY_NAME_CHARACTERS",
    "REGISTRY_NAME_LENGTH",
    "REGISTRY_NAME_REQUIRED",
    "REGISTRY_NAME_TAKEN",
    "REGISTRY_NOT_APPLIED",
    "REGISTRY_NOT_FOUND",
    "REGISTRY_ONE_TYPE",
    "REGISTRY_PASSWORD_LENGTH",
    "REGISTRY_PASSWORD_REQUIRED",
    "REGISTRY_REGION",
    "REGISTRY_REGION_MISMATCH",
    "REGISTRY_REGION_REQUIRED",
    "REGISTRY_SILENT",
    "REGISTRY_TYPE",
    "REGISTRY_URL_REQUIRED",
    "REGISTRY_USERNAME_LENGTH",
    "REGISTRY_USERNAME_REQUIRED",
    "REGISTRY_VALUE",
    "RELEASE_DEPLOYED",
    "RELEASE_UNINSTALLED",
    "REMOVING_DEPLOY_KEY",
    "REMOVING_FLUX",
    "REMOVING_NODE",
    "REMOVING_WORKERS",
    "REQUEST_TOO_LARGE",
    "REQUIRED_ADDON",
    "RESOURCES_DELETED",
    "RETRY_ORDERED",
    "ROLE_FOR_ACCOUNT",
    "ROLE_FOR_ADDONS",
    "ROLE_FOR_APIKEYS",
    "ROLE_FOR_AUDIT",
    "ROLE_FOR_BILLING",
    "ROLE_FOR_CLOSING",
    "ROLE_FOR_CLUSTERS",
    "ROLE_FOR_CLUSTER_SECRETS",
    "ROLE_FOR_CREDENTIALS",
    "ROLE_FOR_DEPLOYMENTS",
    "ROLE_FOR_GITOPS",
    "ROLE_FOR_INTEGRATIONS",
    "ROLE_FOR_REGISTRIES",
    "ROLE_FOR_SECRETS",
    "ROLE_FOR_TEAM",
    "ROLE_FOR_TRANSFER",
    "ROUTE_NOT_FOUND",
    "SAVED_TOKEN_REQUIRED",
    "SCOPE_VALUE",
    "SECRETS_CLUSTER_NOT_ACTIVE",
    "SECRET_DATA_REQUIRED",
    "SECRET_DOCKER_CONFIG",
    "SECRET_FILES",
    "SECRET_KEYS_MISSING",
    "SECRET_KEY_CHARACTERS",
    "SECRET_KEY_MISSING",
    "SECRET_KEY_REQUIRED",
    "SECRET_KEY_TWICE",
    "SECRET_NAME_CHARACTERS",
    "SECRET_NAME_REQUIRED",
    "SECRET_NAME_TAKEN",
    "SECRET_NAME_UNKNOWN",
    "SECRET_NOT_FOUND",
    "SECRET_OBJECT_NAME",
    "SECRET_ONE_KEY_MISSING",
    "SECRET_ROWS",
    "SECRET_TOO_LARGE",
    "SECRET_TYPE_UNKNOWN",
    "SECRET_VALUE_REQUIRED",
    "SERVERS_RUNNING",
    "SERVER_ORDERED",
    "SESSION_EXPIRED",
    "SESSION_REQUIRED",
    "SETTINGS_SAVED",
    "SETTING_UP_AUTOSCALING",
    "SETTING_UP_FIREWALL",
    "SIGN_IN_AGAIN",
    "SIGN_IN_EXPIRED",
    "SIGN_IN_FIRST",
    "SINGLE_CONTROL_PLANE_NODE",
    "SKIPPED_VERSION",
    "SNAPSHOTS_TAKEN",
    "SOCIAL_CANCELED",
    "SOCIAL_EXPIRED",
    "SOCIAL_FAILED",
    "SOCIAL_OFF",
    "SOCIAL_UNAVAILABLE",
    "SOCIAL_UNVERIFIED",
    "SSH_KEY_DOWNLOADED",
    "SSH_KEY_DOWNLOADED_BY",
    "SSH_KEY_DOWNLOADING",
    "SSH_KEY_NOT_MADE",
    "SSH_LOST",
    "SSH_NETWORKS_REQUIRED",
    "SSH_OPEN",
    "STARTING_ETCD",
    "STOPPED",
    "SUBNET_FORMAT",
    "SUBSCRIPTION_CANCELING",
    "SUBSCRIPTION_GRANTED",
    "SUBSCRIPTION_NONE",
    "SUBSCRIPTION_RESUMED",
    "SUBSCRIPTION_UNPAID",
    "SUPPORT_OFF",
    "SUPPORT_SESSION",
    "SUPPORT_VALUE",
    "SUSPENDING",
    "TAKING_SNAPSHOTS",
    "TEAM_NAME_CONTROL",
    "TEAM_NAME_LENGTH",
    "TEAM_NAME_MISMATCH",
    "TEAM_NAME_REQUIRED",
    "TEAM_ROLE_VALUE",
    "TEAM_SUPPORT_OFF",
    "TEMPORARY_TOKEN_REQUIRED",
    "TEXT_EXPECTED",
    "TEXT_TOO_LONG",
    "TEXT_TOO_SHORT",
    "TOKEN_READONLY",
    "TOKEN_REQUIRED",
    "TOO_MANY_FILES",
    "TRYING_AGAIN",
    "TWO_FACTOR_NOT_BEGUN",
    "TWO_FACTOR_ON",
    "TYPE_NOT_SOLD",
    "TYPE_REQUIRED",
    "TYPE_UNAVAILABLE",
    "UNARCHIVING",
    "UNARCHIVING_ORDERED",
    "UNAUTHENTICATED",
    "UNDO_EMAIL_EXPIRED",
    "UNENCRYPTED",
    "UNEXPECTED_ERROR",
    "UNEXPECTED_STATUS",
    "UNKNOWN_BRANCH",
    "UNKNOWN_REPOSITORY",
    "UNKNOWN_TOKEN",
    "UNPROTECTED",
    "UNSUBSCRIBE_LINK",
    "UPDATE_ORDERED",
    "UPDATING",
    "UPDATING_NETWORK",
    "UP_TO_DATE",
    "USERS_LIMIT",
    "USERS_LIMIT_PLAN",
    "USER_NOT_FOUND",
    "VALUE_FORMAT",
    "VALUE_INVALID",
    "VALUE_LENGTH",
    "VALUE_NOT_OFFERED",
    "VALUE_REQUIRED",
    "VALUE_TYPE",
    "VERBATIM",
    "VERSION_REACHED",
    "VIEW_URL",
    "VIEW_URL_LENGTH",
    "VIEW_URL_ORIGIN",
    "VOLUME_SINGLE",
    "WAITING_ADDRESS",
    "WAITING_API",
    "WAITING_CLOUD_INIT",
    "WAITING_NODE",
    "WAITING_NODES",
    "WAITING_PODS",
    "WAITING_SERVERS",
    "WAITING_SSH",
    "WEBHOOK_SIGNATURE",
    "WHOLE_NUMBER",
    "WRAPPED_TOKEN_USED",
    "WRITING_DEPLOY_KEY",
    "WRONG_CODE",
    "WRONG_CODE_TRIES",
    "WRONG_PASSWORD"
  ],
  "nullable": false,
  "plural": false,
  "type": "MessageCode"
},
v13 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "String"
},
v14 = {
  "enumValues": null,
  "nullable": false,
  "plural": true,
  "type": "MessageParam"
},
v15 = {
  "enumValues": null,
  "nullable": true,
  "plural": false,
  "type": "DateTime"
},
v16 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "Boolean"
},
v17 = {
  "enumValues": [
    "READY",
    "RECONCILING",
    "STALLED"
  ],
  "nullable": false,
  "plural": false,
  "type": "ReconcileState"
},
v18 = {
  "enumValues": null,
  "nullable": false,
  "plural": false,
  "type": "ActionState"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GitopsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Gitops",
            "kind": "LinkedField",
            "name": "gitops",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GitopsPanel_gitops"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "cluster(id:\"c1\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "GitopsPanel_account"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GitopsPanelTestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Cluster",
        "kind": "LinkedField",
        "name": "cluster",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Gitops",
            "kind": "LinkedField",
            "name": "gitops",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Cluster",
                "kind": "LinkedField",
                "name": "cluster",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "step",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "progress",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "repository",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "repositoryUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "branch",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "clusterPath",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "enabledAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitopsPermissions",
                "kind": "LinkedField",
                "name": "viewerCan",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActionState",
                    "kind": "LinkedField",
                    "name": "disable",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActionState",
                    "kind": "LinkedField",
                    "name": "enable",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GitopsReconciliation",
                "kind": "LinkedField",
                "name": "reconciliation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fluxVersion",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GitopsSource",
                    "kind": "LinkedField",
                    "name": "source",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "url",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "revision",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "fetchedAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GitopsKustomization",
                    "kind": "LinkedField",
                    "name": "kustomizations",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      (v4/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastAppliedRevision",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reconciledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "GitopsInventoryItem",
                        "kind": "LinkedField",
                        "name": "inventory",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "kind",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "namespace",
                            "storageKey": null
                          },
                          (v3/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": "cluster(id:\"c1\")"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Account",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasGithub",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "GithubIntegration",
                "kind": "LinkedField",
                "name": "githubIntegration",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActionState",
                    "kind": "LinkedField",
                    "name": "access",
                    "plural": false,
                    "selections": (v6/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GithubPermissions",
                    "kind": "LinkedField",
                    "name": "permissions",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isComplete",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "concreteType": "RepositoryConnection",
                    "kind": "LinkedField",
                    "name": "repositories",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "totalCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "RepositoryEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Repository",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v2/*:: as any*/),
                              (v3/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "hasWriteAccess",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "isPrivate",
                                "storageKey": null
                              },
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "__typename",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "cursor",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "PageInfo",
                        "kind": "LinkedField",
                        "name": "pageInfo",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endCursor",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasNextPage",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "repositories(first:50,search:\"\")"
                  },
                  {
                    "alias": null,
                    "args": (v8/*:: as any*/),
                    "filters": [
                      "search"
                    ],
                    "handle": "connection",
                    "key": "useRepositories_repositories",
                    "kind": "LinkedHandle",
                    "name": "repositories"
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "53b581951c13d186454210fb1d649768527e19f4691972fd6b619499668c834c",
    "metadata": {
      "relayTestingSelectionTypeInfo": {
        "cluster": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.gitops": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Gitops"
        },
        "cluster.gitops.branch": (v9/*:: as any*/),
        "cluster.gitops.cluster": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Cluster"
        },
        "cluster.gitops.cluster.id": (v10/*:: as any*/),
        "cluster.gitops.cluster.status": {
          "enumValues": [
            "ACTIVE",
            "ARCHIVED",
            "CREATING",
            "DELETED",
            "DELETING",
            "FAILED",
            "HEALTHY",
            "INACTIVE",
            "PENDING",
            "UPDATING"
          ],
          "nullable": false,
          "plural": false,
          "type": "ClusterStatus"
        },
        "cluster.gitops.clusterPath": (v9/*:: as any*/),
        "cluster.gitops.detail": (v11/*:: as any*/),
        "cluster.gitops.detail.code": (v12/*:: as any*/),
        "cluster.gitops.detail.message": (v13/*:: as any*/),
        "cluster.gitops.detail.params": (v14/*:: as any*/),
        "cluster.gitops.detail.params.name": (v13/*:: as any*/),
        "cluster.gitops.detail.params.value": (v13/*:: as any*/),
        "cluster.gitops.enabledAt": (v15/*:: as any*/),
        "cluster.gitops.id": (v10/*:: as any*/),
        "cluster.gitops.isEnabled": (v16/*:: as any*/),
        "cluster.gitops.progress": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Int"
        },
        "cluster.gitops.reconciliation": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GitopsReconciliation"
        },
        "cluster.gitops.reconciliation.fluxVersion": (v9/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GitopsKustomization"
        },
        "cluster.gitops.reconciliation.kustomizations.inventory": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "GitopsInventoryItem"
        },
        "cluster.gitops.reconciliation.kustomizations.inventory.kind": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.inventory.name": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.inventory.namespace": (v9/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.lastAppliedRevision": (v9/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.message": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.name": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.path": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.reconciledAt": (v15/*:: as any*/),
        "cluster.gitops.reconciliation.kustomizations.state": (v17/*:: as any*/),
        "cluster.gitops.reconciliation.source": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "GitopsSource"
        },
        "cluster.gitops.reconciliation.source.fetchedAt": (v15/*:: as any*/),
        "cluster.gitops.reconciliation.source.message": (v13/*:: as any*/),
        "cluster.gitops.reconciliation.source.revision": (v9/*:: as any*/),
        "cluster.gitops.reconciliation.source.state": (v17/*:: as any*/),
        "cluster.gitops.reconciliation.source.url": (v13/*:: as any*/),
        "cluster.gitops.repository": (v9/*:: as any*/),
        "cluster.gitops.repositoryUrl": (v9/*:: as any*/),
        "cluster.gitops.status": {
          "enumValues": [
            "ACTIVE",
            "CONFIGURING",
            "DISABLED",
            "DISABLING",
            "FAILED",
            "INACTIVE"
          ],
          "nullable": false,
          "plural": false,
          "type": "GitopsStatus"
        },
        "cluster.gitops.step": {
          "enumValues": [
            "ADD_DEPLOY_KEY",
            "INSTALL_OPERATOR",
            "PREPARE_FOLDER",
            "WAIT_FOR_FLUX"
          ],
          "nullable": true,
          "plural": false,
          "type": "GitopsStep"
        },
        "cluster.gitops.username": (v9/*:: as any*/),
        "cluster.gitops.viewerCan": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "GitopsPermissions"
        },
        "cluster.gitops.viewerCan.disable": (v18/*:: as any*/),
        "cluster.gitops.viewerCan.disable.allowed": (v16/*:: as any*/),
        "cluster.gitops.viewerCan.disable.detail": (v11/*:: as any*/),
        "cluster.gitops.viewerCan.disable.detail.code": (v12/*:: as any*/),
        "cluster.gitops.viewerCan.disable.detail.message": (v13/*:: as any*/),
        "cluster.gitops.viewerCan.disable.detail.params": (v14/*:: as any*/),
        "cluster.gitops.viewerCan.disable.detail.params.name": (v13/*:: as any*/),
        "cluster.gitops.viewerCan.disable.detail.params.value": (v13/*:: as any*/),
        "cluster.gitops.viewerCan.enable": (v18/*:: as any*/),
        "cluster.gitops.viewerCan.enable.allowed": (v16/*:: as any*/),
        "cluster.gitops.viewerCan.enable.detail": (v11/*:: as any*/),
        "cluster.gitops.viewerCan.enable.detail.code": (v12/*:: as any*/),
        "cluster.gitops.viewerCan.enable.detail.message": (v13/*:: as any*/),
        "cluster.gitops.viewerCan.enable.detail.params": (v14/*:: as any*/),
        "cluster.gitops.viewerCan.enable.detail.params.name": (v13/*:: as any*/),
        "cluster.gitops.viewerCan.enable.detail.params.value": (v13/*:: as any*/),
        "cluster.id": (v10/*:: as any*/),
        "viewer": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Viewer"
        },
        "viewer.account": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Account"
        },
        "viewer.account.githubIntegration": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GithubIntegration"
        },
        "viewer.account.githubIntegration.access": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "ActionState"
        },
        "viewer.account.githubIntegration.access.allowed": (v16/*:: as any*/),
        "viewer.account.githubIntegration.access.detail": (v11/*:: as any*/),
        "viewer.account.githubIntegration.access.detail.code": (v12/*:: as any*/),
        "viewer.account.githubIntegration.access.detail.message": (v13/*:: as any*/),
        "viewer.account.githubIntegration.access.detail.params": (v14/*:: as any*/),
        "viewer.account.githubIntegration.access.detail.params.name": (v13/*:: as any*/),
        "viewer.account.githubIntegration.access.detail.params.value": (v13/*:: as any*/),
        "viewer.account.githubIntegration.id": (v10/*:: as any*/),
        "viewer.account.githubIntegration.permissions": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "GithubPermissions"
        },
        "viewer.account.githubIntegration.permissions.isComplete": (v16/*:: as any*/),
        "viewer.account.githubIntegration.repositories": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "RepositoryConnection"
        },
        "viewer.account.githubIntegration.repositories.edges": {
          "enumValues": null,
          "nullable": false,
          "plural": true,
          "type": "RepositoryEdge"
        },
        "viewer.account.githubIntegration.repositories.edges.cursor": (v13/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Repository"
        },
        "viewer.account.githubIntegration.repositories.edges.node.__typename": (v13/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.hasWriteAccess": (v16/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.id": (v10/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.isPrivate": (v16/*:: as any*/),
        "viewer.account.githubIntegration.repositories.edges.node.name": (v13/*:: as any*/),
        "viewer.account.githubIntegration.repositories.pageInfo": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "PageInfo"
        },
        "viewer.account.githubIntegration.repositories.pageInfo.endCursor": (v9/*:: as any*/),
        "viewer.account.githubIntegration.repositories.pageInfo.hasNextPage": (v16/*:: as any*/),
        "viewer.account.githubIntegration.repositories.totalCount": {
          "enumValues": null,
          "nullable": false,
          "plural": false,
          "type": "Int"
        },
        "viewer.account.hasGithub": {
          "enumValues": null,
          "nullable": true,
          "plural": false,
          "type": "Boolean"
        },
        "viewer.account.id": (v10/*:: as any*/)
      }
    },
    "name": "GitopsPanelTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "92490534f898e51154d56d3fa89fdd28";

export default node;
