/**
 * @generated SignedSource<<b61ceea70a1421f1472d00d8fa13852b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CertificateState = "FAILED" | "PENDING" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeploymentHost_deployment$data = {
  readonly exposure: {
    readonly certificate: CertificateState | null | undefined;
    readonly hostname: string | null | undefined;
    readonly url: string | null | undefined;
  };
  readonly " $fragmentType": "DeploymentHost_deployment";
};
export type DeploymentHost_deployment$key = {
  readonly " $data"?: DeploymentHost_deployment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeploymentHost_deployment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeploymentHost_deployment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeploymentExposure",
      "kind": "LinkedField",
      "name": "exposure",
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
          "name": "hostname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "certificate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Deployment",
  "abstractKey": null
};

(node as any).hash = "b27f72db7fec7954251cb3bcb74fdbf0";

export default node;
