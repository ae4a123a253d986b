/**
 * @generated SignedSource<<033b46f4fdc32c403162aa3c8b85b50a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryLine_repository$data = {
  readonly hasWriteAccess: boolean;
  readonly isPrivate: boolean;
  readonly name: string;
  readonly " $fragmentType": "RepositoryLine_repository";
};
export type RepositoryLine_repository$key = {
  readonly " $data"?: RepositoryLine_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryLine_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RepositoryLine_repository",
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
      "name": "isPrivate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasWriteAccess",
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "a23e4b2432ade336d8da0e1dead9e4a4";

export default node;
