/**
 * @generated SignedSource<<b3663fc42906fa92b5404d06e7d52544>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeploymentVersionReason = "AUTO_UPDATE" | "CHANGED_ELSEWHERE" | "CREATED" | "RESTORED" | "UPDATED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type VersionRow_version$data = {
  readonly authorName: string | null | undefined;
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly path: string;
  }>;
  readonly createdAt: string;
  readonly imageTag: string;
  readonly isCurrent: boolean;
  readonly reason: DeploymentVersionReason | null | undefined;
  readonly " $fragmentType": "VersionRow_version";
};
export type VersionRow_version$key = {
  readonly " $data"?: VersionRow_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"VersionRow_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VersionRow_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageTag",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authorName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
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
    }
  ],
  "type": "DeploymentVersion",
  "abstractKey": null
};

(node as any).hash = "175c61bfb3bd317c795bc8e686b2b218";

export default node;
