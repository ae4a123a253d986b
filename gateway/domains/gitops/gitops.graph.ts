import './disableGitops.ts';
import './enableGitops.ts';
import './Gitops.ts';
import './gitopsChanged.ts';
