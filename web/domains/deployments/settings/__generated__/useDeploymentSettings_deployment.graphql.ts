/**
 * @generated SignedSource<<e3907fb47108641b3761a36124b0d13b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AutoUpdateFrequency = "EVERY_10_MINUTES" | "EVERY_24_HOURS" | "EVERY_30_MINUTES" | "EVERY_5_MINUTES" | "EVERY_6_HOURS" | "EVERY_HOUR" | "EVERY_MINUTE" | "%future added value";
export type AutoUpdatePolicy = "ALL" | "CUSTOM" | "LATEST" | "MAJOR" | "MINOR" | "PATCH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDeploymentSettings_deployment$data = {
  readonly autoUpdate: {
    readonly customPattern: string | null | undefined;
    readonly frequency: AutoUpdateFrequency;
    readonly isEnabled: boolean;
    readonly policy: AutoUpdatePolicy;
  };
  readonly autoscaling: {
    readonly isEnabled: boolean;
    readonly maxReplicas: number;
    readonly minReplicas: number;
    readonly scaleDownStabilizationSeconds: number;
    readonly scaleUpStabilizationSeconds: number;
    readonly targetCpuPercentage: number | null | undefined;
    readonly targetMemoryPercentage: number | null | undefined;
  };
  readonly exposure: {
    readonly hasTls: boolean;
    readonly hostname: string | null | undefined;
    readonly ingressClass: string | null | undefined;
    readonly isEnabled: boolean;
  };
  readonly healthCheck: {
    readonly initialDelaySeconds: number | null | undefined;
    readonly path: string | null | undefined;
    readonly port: number | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly namespace: string;
  readonly port: number;
  readonly replicas: number;
  readonly resources: {
    readonly cpuLimit: string | null | undefined;
    readonly cpuRequest: string | null | undefined;
    readonly memoryLimit: string | null | undefined;
    readonly memoryRequest: string | null | undefined;
  } | null | undefined;
  readonly revision: number;
  readonly secretNames: ReadonlyArray<string>;
  readonly servicePort: number;
  readonly source: {
    readonly imageRepository: string;
    readonly imageTag: string;
  };
  readonly variables: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly volumes: ReadonlyArray<{
    readonly mountPath: string;
    readonly size: string;
    readonly storageClass: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"deploymentVolumeFields_volume">;
  }>;
  readonly " $fragmentType": "useDeploymentSettings_deployment";
};
export type useDeploymentSettings_deployment$key = {
  readonly " $data"?: useDeploymentSettings_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDeploymentSettings_deployment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "port",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isEnabled",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDeploymentSettings_deployment",
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
      "name": "revision",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "namespace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentSource",
      "kind": "LinkedField",
      "name": "source",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageRepository",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "servicePort",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "replicas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentVariable",
      "kind": "LinkedField",
      "name": "variables",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
      "name": "secretNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentVolume",
      "kind": "LinkedField",
      "name": "volumes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mountPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "storageClass",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "deploymentVolumeFields_volume"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentExposure",
      "kind": "LinkedField",
      "name": "exposure",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hostname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ingressClass",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasTls",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentResources",
      "kind": "LinkedField",
      "name": "resources",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cpuRequest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoryRequest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cpuLimit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoryLimit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentHealthCheck",
      "kind": "LinkedField",
      "name": "healthCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "initialDelaySeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentAutoUpdate",
      "kind": "LinkedField",
      "name": "autoUpdate",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "policy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customPattern",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frequency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentAutoscaling",
      "kind": "LinkedField",
      "name": "autoscaling",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minReplicas",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxReplicas",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetCpuPercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetMemoryPercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scaleDownStabilizationSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scaleUpStabilizationSeconds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};
})();

(node as any).hash = "429c94356c636935312f5154b66f8d8f";

export default node;
