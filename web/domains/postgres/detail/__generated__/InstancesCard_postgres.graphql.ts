/**
 * @generated SignedSource<<abfb64e8d77fbd809b431f4e6085903f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostgresInstanceRole = "PRIMARY" | "REPLICA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InstancesCard_postgres$data = {
  readonly cluster: {
    readonly uuid: string;
  };
  readonly instances: ReadonlyArray<{
    readonly isReady: boolean;
    readonly name: string;
    readonly nodeName: string | null | undefined;
    readonly restartCount: number;
    readonly role: PostgresInstanceRole;
  }>;
  readonly " $fragmentType": "InstancesCard_postgres";
};
export type InstancesCard_postgres$key = {
  readonly " $data"?: InstancesCard_postgres$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstancesCard_postgres">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstancesCard_postgres",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Cluster",
      "kind": "LinkedField",
      "name": "cluster",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostgresInstance",
      "kind": "LinkedField",
      "name": "instances",
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReady",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "restartCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nodeName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostgresCluster",
  "abstractKey": null
};

(node as any).hash = "c4a1d9afed955b92f2f3d638140dbb08";

export default node;
